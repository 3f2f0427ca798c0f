// A position in numbers, for bots that judge it by what many games have taught: what they are depends on the game.

/** Numbers being put down one after the other. */
export interface Description {
  readonly numbers: Float64Array;
  length: number;
}

/** Room for all there is to say of a position. */
export const newDescription = (most: number): Description => ({ numbers: new Float64Array(most), length: 0 });

/** Puts down one more number. */
export function put(out: Description, number: number): void {
  out.numbers[out.length] = number;
  out.length += 1;
}

/** A number by itself, and as far as there is time to make something of it. */
export function putTimed(out: Description, number: number, { time }: { readonly time: number }): void {
  put(out, number);
  put(out, number * time);
}

/** One number for each of several things, nothing as yet: where they begin. */
export function putNothing(out: Description, many: number): number {
  const from = out.length;
  for (let left = many; left > 0; left -= 1) put(out, 0);
  return from;
}

export const whether = (is: boolean): number => (is ? 1 : 0);
