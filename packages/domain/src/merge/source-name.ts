import { textLimits } from '../entities/fields.ts';
import { cutText, storable } from '../lineup/hints.ts';

/** Words at the end of a file name that distinguish versions and do not identify the source. */
const version =
  /(?:^|\s)(?:v|ver|version|rev|r)?\s?\d+(?:[.\s]\d+)*$|(?:^|\s)(?:final|copy|new|neu|latest|draft|update|updated)$|\s?\(\d*\)$/iu;

/** Suggests a name for the source of a file: the file name without its extension and version words. */
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

/** Returns the source and the name of one of its files, in the form stored with a change. */
export function sourceAndFile(source: string, fileName: string): string {
  return cutText(`${source} (${fileName})`, textLimits.fileName);
}
