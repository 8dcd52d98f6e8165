/** What no one foresaw is told like any other refusal. */
export function refused(error: unknown) {
  const { message } = error as Partial<Error>;
  return { kind: "refused" as const, reason: message ?? String(error) };
}
