/** Returns a number with its noun, such as "1 account" or "272 documents". */
export function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
