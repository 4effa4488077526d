import { documentSchemas, stagesOf, type Festival, type StageRow } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { notedRecordSchema, noteOfRecord } from '../../app/unsaved-input/kept-record.ts';
import type { KeptForm } from '../../app/unsaved-input/use-kept-input.ts';

/** The stages editor as it is noted. */
export interface KeptStages {
  readonly base: Versioned<Festival>;
  readonly rows: readonly StageRow[];
}

export const keptStages: KeptForm<KeptStages> = {
  name: 'stages',
  schema: z.strictObject({
    base: notedRecordSchema(documentSchemas.festival),
    rows: z.array(z.strictObject({ original: z.nullable(z.string()), name: z.string() })),
  }),
};

export function noteOfStages({ base, rows }: KeptStages): object {
  return { base: noteOfRecord(base), rows: rows.map(({ original, name }) => ({ original, name })) };
}

/** Whether a note says something that `festival` does not say yet: its save may have arrived before the page went. */
export function isStillUnsaved({ rows }: KeptStages, festival: Festival): boolean {
  const names = rows.map(({ name }) => name.trim()).filter((name) => name !== '');
  return JSON.stringify(names) !== JSON.stringify(stagesOf(festival));
}
