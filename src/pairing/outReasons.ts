import type { Future } from "./future";
import { matchingOf } from "./matching";
import { barOf, numbersOf, type Reason } from "./reasons";
import type { PairingTask } from "./task";

/** Why this one sits out and not one before it in the order of byes. */
export function byeReasons(task: PairingTask, place: number, future: Future | null): Reason[] {
  const { field, byeOrder, lockedBye } = task;
  if (lockedBye === place) return [{ code: "locked", numbers: numbersOf(field, [place]) }];
  const graph = field.wished;
  return byeOrder.slice(0, byeOrder.indexOf(place)).map((passed): Reason => {
    const numbers = numbersOf(field, [passed]);
    if (field.entrants[passed]!.hadBye) return { code: "hadBye", numbers };
    const rest = matchingOf(
      graph,
      task.free.filter((one) => one !== passed)
    );
    if (rest.unmatched > 0)
      return {
        code: "completion",
        numbers: [...numbers, ...numbersOf(field, rest.exposable())],
      };
    return { code: future && future.rounds > 0 ? "lookAhead" : "giveWay", numbers };
  });
}

/** Why these three play a triangle and not the last three. */
export function triangleReasons(task: PairingTask, three: readonly number[]): Reason[] {
  const { field, free, continued } = task;
  if (continued.length) return [{ code: "continued", numbers: numbersOf(field, three) }];
  const last = free.slice(-3);
  if (last.every((place) => three.includes(place))) return [];
  const again = last.filter((place) => field.entrants[place]!.hadTriangle);
  const barred = last.flatMap((one, i) =>
    last.slice(i + 1).flatMap((other) => barOf(field, one, other) ?? [])
  );
  if (again.length || barred.length)
    return [
      ...again.map((place): Reason => ({
        code: "hadTriangle",
        numbers: numbersOf(field, [place]),
      })),
      ...barred,
    ];
  const rest = matchingOf(
    field.unmet,
    free.filter((place) => !last.includes(place))
  );
  return rest.unmatched > 0
    ? [
        {
          code: "completion",
          numbers: numbersOf(field, [...last, ...rest.exposable()]),
        },
      ]
    : [{ code: "lookAhead", numbers: numbersOf(field, last) }];
}
