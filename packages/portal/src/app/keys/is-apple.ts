/** Returns true if this is a machine of Apple's, where Cmd does what Ctrl does elsewhere. */
export function isApple(userAgent: string): boolean {
  return /Macintosh|iPhone|iPad/u.test(userAgent);
}
