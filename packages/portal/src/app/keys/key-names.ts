/** Returns true if this is a machine of Apple's, where Cmd does what Ctrl does elsewhere. */
export function isApple(userAgent: string): boolean {
  return /Macintosh|iPhone|iPad/u.test(userAgent);
}

/** What Ctrl and a key, or Cmd and a key, are called on this machine. */
export function commandKey(key: string, userAgent: string): string {
  return isApple(userAgent) ? `⌘${key}` : `Ctrl+${key}`;
}
