/** A set lasts a day at most, in minutes. */
export const longest = 1439;

export function isLength(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= longest;
}
