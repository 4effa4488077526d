/** The address of a picture in at most this width: the portal's own come in two sizes, others are shown as they are. */
export function pictureVersion(url: string, width: 480 | 1200): string {
  return url.startsWith('/files/') ? `${url}?w=${width}` : url;
}
