import { festivalSchema, type Festival, type StageRow, type StageSettingsForm } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { persistedRecordSchema, toPersistedRecord } from '../../../app/editor/persisted-record.ts';
import type { PersistedForm } from '../../../app/editor/use-persisted-input.ts';
import type { StagesState } from './stages-input.ts';

/** The stored input of the stages editor. Input stored before settings existed lacks them. */
export interface PersistedStages {
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

export const persistedStages: PersistedForm<PersistedStages> = {
  name: 'stages',
  schema: z.strictObject({
    base: persistedRecordSchema(festivalSchema),
    rows: z.array(
      z.strictObject({ original: z.nullable(text), name: text, settings: z.optional(settingsSchema) }),
    ),
    allStages: z.optional(settingsSchema),
  }),
};

export function toPersistedStages({ base, input: { rows, allStages } }: StagesState): object {
  return {
    base: toPersistedRecord(base),
    rows: rows.map(({ original, name, settings }) => ({ original, name, settings })),
    allStages,
  };
}
