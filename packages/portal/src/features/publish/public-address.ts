/**
 * Returns the public address of the lineup `slug`, or of a feed below it:
 * "https://…/lineup/salt-and-lantern/lineup.ics".
 */
export function publicAddress(slug: string, path = ''): string {
  return `${window.location.origin}/lineup/${slug}${path === '' ? '' : `/${path}`}`;
}

/** Removes the scheme for display, because people know it. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//u, '');
}
