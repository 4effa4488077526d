import type { DraftField } from '../entities/upload.ts';

/** What a key of an event in a file can stand for. */
export type RowField = DraftField | 'duration';

/** The keys of an event that stand for each field, the one that counts most first. */
export interface EventKeys {
  readonly keys: Readonly<Record<RowField, readonly string[]>>;
  /** Keys that differ only in letter case, spaces, hyphens or underscores from a later one, which counts. */
  readonly repeated: readonly { readonly field: RowField; readonly key: string }[];
}

const aliases: Readonly<Record<RowField, readonly string[]>> = {
  artistName: ['artistname', 'artist', 'name'],
  stage: ['stage'],
  date: ['date', 'day'],
  timeStart: ['timestart', 'starttime', 'start', 'time'],
  timeEnd: ['timeend', 'endtime', 'end'],
  imageURL: ['imageurl', 'image'],
  duration: ['duration'],
};

const rowFields = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd', 'imageURL', 'duration'] as const;
const fieldOfAlias = new Map(
  rowFields.flatMap((field) => aliases[field].map((alias) => [alias, field] as const)),
);

/** The field that a key stands for in any letter case, or undefined. */
export function fieldOfKey(key: string): RowField | undefined {
  return fieldOfAlias.get(plainKey(key));
}

/** What the keys of an event mean. Most events of a file have the same keys, so the last answer is kept. */
export function createKeyReader(): (row: object) => EventKeys {
  let lastNames: readonly string[] = [];
  let last = readKeys(lastNames);
  return (row) => {
    const names = Object.keys(row);
    if (!sameNames(names, lastNames)) {
      lastNames = names;
      last = readKeys(names);
    }
    return last;
  };
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}

function readKeys(names: readonly string[]): EventKeys {
  const written = new Map<string, string>();
  const repeated: { field: RowField; key: string }[] = [];
  for (const name of names) {
    const plain = plainKey(name);
    const field = fieldOfAlias.get(plain);
    if (field === undefined) continue;
    if (written.has(plain)) repeated.push({ field, key: name });
    written.set(plain, name);
  }
  const keysOf = (field: RowField) => aliases[field].flatMap((alias) => written.get(alias) ?? []);
  return {
    keys: {
      artistName: keysOf('artistName'),
      stage: keysOf('stage'),
      date: keysOf('date'),
      timeStart: keysOf('timeStart'),
      timeEnd: keysOf('timeEnd'),
      imageURL: keysOf('imageURL'),
      duration: keysOf('duration'),
    },
    repeated,
  };
}

/** No key that means something is longer than 40 characters, spaces included. */
function plainKey(key: string): string {
  return key.length > 40 ? '' : key.toLowerCase().replaceAll(/[\s_-]/gu, '');
}
