import * as z from 'zod/mini';
import {
  maximumCharactersPerPart,
  maximumSetsPerPart,
  type ImportSource,
} from '../entities/import-source.ts';
import type { BaseArtist } from '../artists/columns/artist-base.ts';
import { draftFields } from '../entities/upload.ts';
import type { BaseSet, ImportBase } from './import-base.ts';

/** The JSON texts in one document of a source, by the ids of sets or of artists. */
export type BaseTexts = Readonly<Record<string, string>>;

/** A document of a source as it should be stored; one without texts is no longer needed. */
export interface SourcePart {
  /** Null for a new document. */
  readonly id: string | null;
  readonly sets: BaseTexts;
  readonly artists: BaseTexts;
}

/** The record fields of a document. */
const lists = ['sets', 'artists'] as const;
type List = (typeof lists)[number];

const valuesSchema = z.partialRecord(z.enum(draftFields), z.string());

const baseSetSchema = z.object({
  said: valuesSchema,
  taken: z.optional(valuesSchema),
  sourceId: z.optional(z.string()),
  isGone: z.optional(z.literal(true)),
});

// Does not list the `artistColumns`, so that a lineup without artists does not load them.
const artistTextsSchema = z.record(z.string(), z.string());
const baseArtistSchema = z.object({ said: artistTextsSchema, taken: z.optional(artistTextsSchema) });

type StoredPart = Pick<ImportSource, List>;

/** Reads the last import of a source from its documents. Entries that cannot be parsed are skipped. */
export function baseOfParts(parts: readonly StoredPart[]): ImportBase {
  const artists = entriesOf(parts, 'artists', baseArtistOf);
  return {
    sets: Object.fromEntries(entriesOf(parts, 'sets', baseSetOf)),
    ...(artists.length > 0 && { artists: Object.fromEntries(artists) }),
  };
}

function entriesOf<Value>(
  parts: readonly StoredPart[],
  list: List,
  read: (json: unknown) => Value,
): readonly (readonly [string, Value])[] {
  return parts.flatMap((part) =>
    Object.entries(part[list] ?? {}).flatMap(([id, text]) => {
      try {
        return [[id, read(JSON.parse(text))] as const];
      } catch {
        return [];
      }
    }),
  );
}

function baseSetOf(json: unknown): BaseSet {
  const { said, taken, sourceId, isGone } = baseSetSchema.parse(json);
  return {
    said,
    ...(taken !== undefined && { taken }),
    ...(sourceId !== undefined && { sourceId }),
    ...(isGone !== undefined && { isGone }),
  };
}

function baseArtistOf(json: unknown): BaseArtist {
  const { said, taken } = baseArtistSchema.parse(json);
  return { said, ...(taken !== undefined && { taken }) };
}

interface Entry {
  readonly list: List;
  readonly id: string;
  readonly text: string;
}

/**
 * Distributes an import base over documents small enough for every provider; the first always exists. A set or an
 * artist stays in its document, so that a small change writes few documents.
 */
export function partsOfBase(
  base: ImportBase,
  before: readonly (StoredPart & Pick<ImportSource, 'id'>)[],
): readonly SourcePart[] {
  const left = new Map(entriesToDeal(base).map((entry) => [`${entry.list} ${entry.id}`, entry]));
  const parts = before.map((part) => new Part(part.id));
  before.forEach((part, place) => {
    for (const key of keysOf(part)) {
      const entry = left.get(key);
      if (entry !== undefined && parts[place]?.take(entry) === true) left.delete(key);
    }
  });
  if (parts.length === 0) parts.push(new Part(null));
  let place = 0;
  for (const entry of left.values()) {
    while (parts[place]?.take(entry) === false) place += 1;
    if (place < parts.length) continue;
    const added = new Part(null);
    added.take(entry);
    parts.push(added);
  }
  return parts;
}

function entriesToDeal({ sets, artists = {} }: ImportBase): readonly Entry[] {
  const entries = (list: List, values: object) =>
    Object.entries(values).map(([id, value]): Entry => ({ list, id, text: JSON.stringify(value) }));
  return [...entries('sets', sets), ...entries('artists', artists)];
}

function keysOf(part: StoredPart): readonly string[] {
  return lists.flatMap((list) => Object.keys(part[list] ?? {}).map((id) => `${list} ${id}`));
}

class Part implements SourcePart {
  readonly sets: Record<string, string> = {};
  readonly artists: Record<string, string> = {};
  readonly id: string | null;
  #entries = 0;
  #characters = 0;

  constructor(id: string | null) {
    this.id = id;
  }

  /** Returns false if the document is full. */
  take({ list, id, text }: Entry): boolean {
    const isFull =
      this.#entries === maximumSetsPerPart || this.#characters + text.length > maximumCharactersPerPart;
    if (isFull) return false;
    this[list][id] = text;
    this.#entries += 1;
    this.#characters += text.length;
    return true;
  }
}
