// Lists of numbers. `splice` would make a list of what it takes out, which was half of the work of moving a soldier.

/** Takes out what stands at a place. */
export function removeAt(list: number[], place: number): void {
  for (let at = place + 1; at < list.length; at += 1) list[at - 1] = list[at]!;
  list.pop();
}

/** Puts a number into a list in ascending order. */
export function putInOrder(list: number[], number: number): void {
  let at = list.length;
  list.push(number);
  for (; at > 0 && list[at - 1]! > number; at -= 1) list[at] = list[at - 1]!;
  list[at] = number;
}
