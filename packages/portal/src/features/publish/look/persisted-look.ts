import { festivalSchema, type Festival, type LookForm } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { persistedRecordSchema, toPersistedRecord } from '../../../app/editor/persisted-record.ts';
import type { PersistedForm } from '../../../app/editor/use-persisted-input.ts';
import type { LogoChange, LookState } from './look-input.ts';

/** The stored input of a look, without a selected picture. */
export interface PersistedLook {
  readonly base: Versioned<Festival>;
  readonly form: LookForm;
  readonly logo: LogoChange['kind'];
}

const text = z.string();

export const persistedLook: PersistedForm<PersistedLook> = {
  name: 'look',
  schema: z.strictObject({
    base: persistedRecordSchema(festivalSchema),
    form: z.strictObject({
      color: text,
      links: z.array(z.strictObject({ label: text, url: text })),
      note: text,
    }),
    logo: z.enum(['keep', 'remove', 'replace']),
  }),
};

export function toPersistedLook({ base, input: { color, links, note, logo } }: LookState): object {
  const form = { color, links: links.map(({ label, url }) => ({ label, url })), note };
  return { base: toPersistedRecord(base), form, logo: logo.kind };
}
