/** Returns the HTML that embeds the lineup at `address`; `festivalName` is for screen readers. */
export function embedSnippet(address: string, festivalName: string): string {
  const title = festivalName.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${address}?embed" title="${title}" loading="lazy" style="width: 100%; height: 40rem; border: 0"></iframe>`;
}
