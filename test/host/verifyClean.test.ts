import { expectCleanThroughout } from "./cleanEvent";
import { registerDesk } from "./deskFunctions";
import { EVENT_KINDS } from "./eventKinds";

jest.setTimeout(600_000);
beforeAll(registerDesk);
beforeEach(() => workbenchFiles.open(null));

const KINDS = Object.entries(EVENT_KINDS).filter(([, { facts }]) => facts.locale === undefined);

test.each(KINDS)(
  "%s: nothing is invented when it was frozen, saved, opened, thawed, sorted and renamed",
  (_, kind) => expectCleanThroughout(kind)
);
