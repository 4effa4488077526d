import * as z from 'zod/mini';

/** Texts of mappings (see `mappingText`) by the key of their columns (see `columnsKey`). */
export type Remembered = Readonly<Record<string, string>>;

type Store = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Pairs, latest first. */
const storedSchema = z.array(z.tuple([z.string(), z.string()]));

/** More kinds of files per festival are unlikely. */
const maximumKinds = 20;

const keyOf = (festivalId: string) => `lineup.mappings.${festivalId}`;

/** Returns the mappings stored in this browser for files of this festival; empty if it stores nothing. */
export function rememberedMappings(store: Store, festivalId: string): Remembered {
  return Object.fromEntries(readPairs(store, festivalId));
}

/** Stores the mapping for files with these columns. A browser that stores nothing asks again. */
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
