/** Prints a figure, and with a goal whether it is at most that. */
export function show(name: string, value: number, goal?: number): void;
