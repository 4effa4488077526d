import * as z from 'zod/mini';

/** Texts of mappings (see `mappingText`) by the columns that they are for (see `columnsKey`). */
export type Remembered = Readonly<Record<string, string>>;

type Store = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Pairs, the latest first. */
const storedSchema = z.array(z.tuple([z.string(), z.string()]));

/** No festival receives more kinds of files than this. */
const maximumKinds = 20;

const keyOf = (festivalId: string) => `lineup.mappings.${festivalId}`;

/** How files of this festival were chosen to be read in this browser; nothing where it remembers nothing. */
export function rememberedMappings(store: Store, festivalId: string): Remembered {
  return Object.fromEntries(readPairs(store, festivalId));
}

/** Remembers how files with these columns are to be read. A browser that stores nothing asks again. */
export function rememberMapping(store: Store, festivalId: string, columns: string, mapping: string): void {
  const others = readPairs(store, festivalId).filter(([key]) => key !== columns);
  try {
    store?.setItem(keyOf(festivalId), JSON.stringify([[columns, mapping], ...others].slice(0, maximumKinds)));
  } catch {
    // Full or denied.
  }
}

function readPairs(store: Store, festivalId: string): readonly (readonly [string, string])[] {
  try {
    const parsed = storedSchema.safeParse(JSON.parse(store?.getItem(keyOf(festivalId)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
