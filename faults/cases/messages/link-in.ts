/** The address in a sent mail that leads to `path`; the mail may be quoted-printable if the line is long. */
export function linkIn(text: string, path: string): string {
  const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const links = plain.match(/https?:\/\/\S+/gu) ?? [];
  return links.find((link) => link.includes(path)) ?? 'about:no-link';
}
