/** The artist and the time in one line of a cell, as written in the file; the time is null if there is none. */
export interface Entry {
  readonly artistName: string;
  readonly time: string | null;
}

const clock = String.raw`\d{1,2}(?:\s*[:.h]\s*\d{2})?\s*(?:[ap]\.?m\.?|h|uhr)?`;
const range = new RegExp(
  String.raw`(?:^|[\s(\[,;–—-])(${clock}\s*(?:-|–|—|to|till?|until|bis|à|a|tot)\s*${clock})(?=$|[\s)\],;:–—-])`,
  'iu',
);
const leading =
  /^(\d{1,2}\s*[:.h]\s*\d{2}(?:\s*[ap]\.?m\.?|\s*h|\s*uhr)?|\d{1,2}\s*[ap]\.?m\.?)(?=[\s:–—-])/iu;
const trailing = /[\s([](\d{1,2}\s*[:.h]\s*\d{2}(?:\s*[ap]\.?m\.?)?)[)\]]?$/iu;
const around = /^[\s:;,|–—-]+|[\s:;,|–—([-]+$/gu;

/** Returns the entries of a cell: each line with a time; if there is none, the joined lines are one entry. */
export function parseEntries(cell: string): readonly Entry[] {
  if (!cell.includes('\n')) return [parseEntry(cell)];
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  const entries = lines.map(parseEntry);
  const withTime = entries.filter(({ artistName, time }) => artistName !== '' && time !== null);
  if (withTime.length > 1 || lines.length === 1) return entries;
  return [parseEntry(lines.join(' '))];
}

function parseEntry(line: string): Entry {
  const text = line.trim();
  if (!/\d/u.test(text)) return { artistName: text, time: null };
  const found = rangeIn(text) ?? leading.exec(text)?.[1] ?? trailing.exec(text)?.[1] ?? null;
  if (found === null) return { artistName: text, time: null };
  const at = text.indexOf(found);
  const rest = `${text.slice(0, at)} ${text.slice(at + found.length)}`.replace(/[([]\s*[)\]]/u, ' ');
  return {
    artistName: rest
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(around, '')
      .replace(/^[)\]]\s*/u, ''),
    time: found.trim(),
  };
}

/** Finds a range with minutes or am/pm on at least one side: "1 - 2" may be anything. */
function rangeIn(text: string): string | null {
  const found = range.exec(text)?.[1];
  return found !== undefined && /[:.h]\s*\d{2}|[ap]\.?m|uhr/iu.test(found) ? found : null;
}
