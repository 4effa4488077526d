import { documentSchemas, type Festival, type StageRow, type StageSettingsForm } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { notedRecordSchema, noteOfRecord } from '../../app/unsaved-input/kept-record.ts';
import type { KeptForm } from '../../app/unsaved-input/use-kept-input.ts';
import type { StagesState } from './stages-input.ts';

/** The stages editor as it is noted. What was noted before there were settings lacks them. */
export interface KeptStages {
  readonly base: Versioned<Festival>;
  readonly rows: readonly (StageRow & { readonly settings?: StageSettingsForm | undefined })[];
  readonly allStages?: StageSettingsForm | undefined;
}

const text = z.string();
const settingsSchema = z.strictObject({
  changeover: text,
  hours: z.array(
    z.strictObject({
      day: z.nullable(text),
      kind: z.enum(['unset', 'open', 'closed']),
      from: text,
      to: text,
    }),
  ),
});

export const keptStages: KeptForm<KeptStages> = {
  name: 'stages',
  schema: z.strictObject({
    base: notedRecordSchema(documentSchemas.festival),
    rows: z.array(
      z.strictObject({ original: z.nullable(text), name: text, settings: z.optional(settingsSchema) }),
    ),
    allStages: z.optional(settingsSchema),
  }),
};

export function noteOfStages({ base, input: { rows, allStages } }: StagesState): object {
  return {
    base: noteOfRecord(base),
    rows: rows.map(({ original, name, settings }) => ({ original, name, settings })),
    allStages,
  };
}
