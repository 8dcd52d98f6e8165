import { dueVps } from "./dueVps";
import {
  figuresLooked,
  type Look,
  type Looked,
  lookedAll,
  matchesLooked,
  NOTHING,
} from "./verifyLook";

/** The VPs shown against those that what was typed comes to. */
export function verifyVps(look: Look): Looked {
  const { event, tables, facts } = look;
  if (!event) return NOTHING;
  return lookedAll(
    [...tables.rounds].map(([round, table]) =>
      matchesLooked(table, (row) => {
        const [homeVP, awayVP] = dueVps(row, { facts, settings: event.settings });
        return figuresLooked(look, "vps", round, row, { homeVP, awayVP });
      })
    )
  );
}
