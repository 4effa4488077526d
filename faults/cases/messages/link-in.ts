/** The address in a mail as it was sent, in quoted-printable where the line is long, that goes to `path`. */
export function linkIn(text: string, path: string): string {
  const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const links = plain.match(/https?:\/\/\S+/gu) ?? [];
  return links.find((link) => link.includes(path)) ?? 'about:no-link';
}
