/** Where visitors find the lineup `slug`, and below it its feeds: "https://…/lineup/salt-and-lantern/lineup.ics". */
export function publicAddress(slug: string, path = ''): string {
  return `${window.location.origin}/lineup/${slug}${path === '' ? '' : `/${path}`}`;
}

/** An address as it is shown: everybody knows how it begins. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//u, '');
}
