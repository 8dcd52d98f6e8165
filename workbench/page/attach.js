// Runs in the add-in's page before office.js: the workbench around it takes Excel's place.
parent.attachAddin?.(window);
