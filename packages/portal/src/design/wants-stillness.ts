/** Returns true if the person has asked for less motion: what a style sheet does not know of, such as scrolling by a script, asks here. */
export function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
