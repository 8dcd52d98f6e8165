// The two windows of Excel on the web in one jsdom: the add-in's page, and around it the page of the
// workbench, of which office.js sees nothing but that it takes messages.

/** Puts the add-in's page into a frame of Excel on the web, before it loads office.js. */
function frameInWebExcel(window, host, webExcel, options) {
  const { origin } = window.location;
  const send = (data) =>
    setTimeout(() => window.dispatchEvent(new window.MessageEvent("message", { data, origin })), 0);
  const excel = webExcel(host, origin, send, options);
  window.name = excel.frameName;
  // jsdom has none; office.js takes a host of the page's own domain.
  Object.defineProperty(window.document, "domain", { value: window.location.hostname });
  const parent = { postMessage: (text) => setTimeout(() => excel.receive(text), 0) };
  Object.defineProperty(window, "parent", { value: parent, configurable: true });
}

module.exports = { frameInWebExcel };
