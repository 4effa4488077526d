import { textLimits } from '../entities/fields.ts';
import { cutText, storable } from '../lineup/hints.ts';

/** Words at the end of a file's name that tell a version from another, and nothing of where the file comes from. */
const version =
  /(?:^|\s)(?:v|ver|version|rev|r)?\s?\d+(?:[.\s]\d+)*$|(?:^|\s)(?:final|copy|new|neu|latest|draft|update|updated)$|\s?\(\d*\)$/iu;

/** What the place a file comes from may be called, by the name of the file: without its ending, and what tells its versions apart. */
export function sourceNameOfFile(fileName: string): string {
  const whole = storable(fileName)
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim();
  let name = whole;
  for (let shorter = withoutVersion(name); shorter !== name; shorter = withoutVersion(name)) name = shorter;
  return cutText(name || whole || 'Lineup', textLimits.sourceName);
}

function withoutVersion(name: string): string {
  return name.replace(version, '').trim();
}

/** A source with the name of one of its files, as the record of a change can hold it. */
export function sourceAndFile(source: string, fileName: string): string {
  return cutText(`${source} (${fileName})`, textLimits.fileName);
}
