import * as z from 'zod/mini';
import {
  maximumCharactersPerPart,
  maximumSetsPerPart,
  type ImportSource,
} from '../entities/import-source.ts';
import { draftFields } from '../entities/upload.ts';
import type { BaseSet, ImportBase } from './import-base.ts';

/** What one document of a source keeps: texts by the ids of sets. */
export type BaseTexts = Readonly<Record<string, string>>;

/** A document of a source as it is to be; `texts` of none is one that is no longer needed. */
export interface SourcePart {
  /** Null for one that is yet to be made. */
  readonly id: string | null;
  readonly texts: BaseTexts;
}

const valuesSchema = z.partialRecord(z.enum(draftFields), z.string());

const baseSetSchema = z.object({
  said: valuesSchema,
  taken: z.optional(valuesSchema),
  sourceId: z.optional(z.string()),
  isGone: z.optional(z.literal(true)),
});

/** What the last import of a source said, from its documents. A set of which nothing can be read is one that it has not had. */
export function baseOfParts(parts: readonly Pick<ImportSource, 'sets'>[]): ImportBase {
  const entries = parts.flatMap(({ sets = {} }) =>
    Object.entries(sets).flatMap(([id, text]): [string, BaseSet][] => {
      const set = baseSetOf(text);
      return set === null ? [] : [[id, set]];
    }),
  );
  return { sets: Object.fromEntries(entries) };
}

function baseSetOf(text: string): BaseSet | null {
  try {
    const { said, taken, sourceId, isGone } = baseSetSchema.parse(JSON.parse(text));
    return {
      said,
      ...(taken !== undefined && { taken }),
      ...(sourceId !== undefined && { sourceId }),
      ...(isGone !== undefined && { isGone }),
    };
  } catch {
    return null;
  }
}

/**
 * Deals what an import said out to documents that every provider takes, the first of them always there. A set stays in the document
 * that tells of it already, so that a change of few sets writes few of them.
 */
export function partsOfBase(
  { sets }: ImportBase,
  before: readonly Pick<ImportSource, 'id' | 'sets'>[],
): readonly SourcePart[] {
  const left = new Map(Object.entries(sets).map(([id, set]) => [id, JSON.stringify(set)]));
  const parts = before.map((part) => new Part(part.id));
  before.forEach(({ sets: known = {} }, place) => {
    for (const id of Object.keys(known)) {
      const text = left.get(id);
      if (text !== undefined && parts[place]?.take(id, text) === true) left.delete(id);
    }
  });
  if (parts.length === 0) parts.push(new Part(null));
  let place = 0;
  for (const [id, text] of left) {
    while (parts[place]?.take(id, text) === false) place += 1;
    if (place < parts.length) continue;
    const added = new Part(null);
    added.take(id, text);
    parts.push(added);
  }
  return parts;
}

class Part implements SourcePart {
  readonly texts: Record<string, string> = {};
  readonly id: string | null;
  #sets = 0;
  #characters = 0;

  constructor(id: string | null) {
    this.id = id;
  }

  /** Returns true if there was room. */
  take(id: string, text: string): boolean {
    if (this.#sets === maximumSetsPerPart || this.#characters + text.length > maximumCharactersPerPart)
      return false;
    this.texts[id] = text;
    this.#sets += 1;
    this.#characters += text.length;
    return true;
  }
}
