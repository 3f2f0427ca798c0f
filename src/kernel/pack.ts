/** Sixty-four signs that need no escape in JSON, a file name or an address. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Small whole numbers as text: five bits a sign, the sixth says that more follows. Numbers below 32 take one sign. */
export function packedNumbers(numbers: readonly number[]): string {
  let packed = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= 32) {
      packed += SIGNS[32 + (rest % 32)] as string;
      rest = Math.floor(rest / 32);
    }
    packed += SIGNS[rest] as string;
  }
  return packed;
}

/** The numbers of a text, or `null` if it was not made by `packedNumbers`. */
export function unpackNumbers(packed: string): number[] | null {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (const sign of packed) {
    const digit = SIGNS.indexOf(sign);
    if (digit < 0 || weight > 2 ** 40) return null;
    number += (digit % 32) * weight;
    weight *= 32;
    if (digit >= 32) continue;
    numbers.push(number);
    number = 0;
    weight = 1;
  }
  return weight === 1 ? numbers : null;
}
