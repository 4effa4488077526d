/** `address` where it leads into the portal itself: a path with its search, and not the way in again. Otherwise null. */
export function internalPath(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?![/\\])/u.test(address)) return null;
  return /^\/login(?:[/?#]|$)/u.test(address) ? null : address;
}
