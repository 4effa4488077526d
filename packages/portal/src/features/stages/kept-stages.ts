import { documentSchemas, type Festival, type StageRow } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { notedRecordSchema, noteOfRecord } from '../../app/unsaved-input/kept-record.ts';
import type { KeptForm } from '../../app/unsaved-input/use-kept-input.ts';
import type { StagesState } from './stages-input.ts';

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

export function noteOfStages({ base, input }: StagesState): object {
  return { base: noteOfRecord(base), rows: input.map(({ original, name }) => ({ original, name })) };
}
