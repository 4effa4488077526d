/** Returns a pasted text of several rows as a lineup file; null for any other text. */
export function pastedFile(text: string): File | null {
  const rows = text.split(/\r\n?|\n/u).filter((row) => row.trim() !== '');
  if (rows.length < 2) return null;
  const isJson = /^\s*[[{]/u.test(text);
  return isJson ? new File([text], 'Pasted lineup.json') : new File([text], 'Pasted rows.txt');
}
