/** Returns true on Apple devices, where Cmd does what Ctrl does elsewhere. */
export function isApple(userAgent: string): boolean {
  return /Macintosh|iPhone|iPad/u.test(userAgent);
}
