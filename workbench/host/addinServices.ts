import { HostObject } from "./hostObject";

/** What `Office.addin` sets: whether the pane is shown. */
export interface AddinState {
  paneState: "Visible" | "Background" | "Inactive";
}

/** Whether the add-in starts with the workbook, which keeps it. */
export interface StartKeeper {
  startsAddin: boolean;
}

/** office.js reports here that it takes the commands of ribbon buttons. */
export class AddinInternalService extends HostObject {
  readonly className = "AddinInternalService";

  NotifyActionHandlerReady() {}
}

/** `Office.addin.showAsTaskpane` and `hide`. */
export class AppRuntimeService extends HostObject {
  readonly className = "AppRuntimeService";

  constructor(
    private readonly state: AddinState,
    private readonly changed: () => void
  ) {
    super();
  }

  GetAppRuntimeState() {
    return this.state.paneState;
  }

  SetAppRuntimeState(paneState: AddinState["paneState"]) {
    this.state.paneState = paneState;
    this.changed();
  }
}

/** `Office.addin.setStartupBehavior` and `getStartupBehavior`. */
export class AppRuntimePersistenceService extends HostObject {
  readonly className = "AppRuntimePersistenceService";

  constructor(private readonly workbook: StartKeeper) {
    super();
  }

  GetAppRuntimeStartState() {
    return this.workbook.startsAddin ? "Background" : "Inactive";
  }

  SetAppRuntimeStartState(startState: "Background" | "Inactive") {
    this.workbook.startsAddin = startState === "Background";
  }
}
