/** The maximum length of a set in minutes: a day. */
export const longest = 1439;

export function isLength(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= longest;
}
