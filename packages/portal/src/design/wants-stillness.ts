/**
 * Returns true if the user prefers reduced motion, for animations outside of style sheets, such as scrolling by script.
 */
export function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
