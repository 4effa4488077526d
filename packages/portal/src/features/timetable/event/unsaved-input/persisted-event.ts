import { forEachField, lineupEventSchema, type EventForm, type Festival } from '@lineup/domain';
import * as z from 'zod/mini';
import { persistedRecordSchema, toPersistedRecord } from '../../../../app/editor/persisted-record.ts';
import type { PersistedForm } from '../../../../app/editor/use-persisted-input.ts';
import type { EventPurpose } from '../dialog/event-opening.ts';
import { formOf, isSameForm, type StoredEvent } from '../form/event-values.ts';

/** The persisted state of an event dialog, without the chosen file. */
export interface PersistedEvent {
  readonly purpose: EventPurpose;
  readonly form: EventForm;
  /** The id of a new event, the same in each attempt. */
  readonly newId: string;
  /** True if storing under that id was attempted, so that it may exist. */
  readonly isTried: boolean;
  readonly hasFile: boolean;
}

const text = z.string();

/** The persisted input of a festival's dialog, of which only one is open at a time. */
export const persistedEvent: PersistedForm<PersistedEvent> = {
  name: 'event',
  schema: z.strictObject({
    purpose: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('create'),
        place: z.strictObject({
          stage: text,
          date: z.nullable(text),
          times: z.optional(
            z.strictObject({
              start: text,
              end: text,
              startPass: z.optional(text),
              endPass: z.optional(text),
            }),
          ),
        }),
      }),
      z.strictObject({ kind: z.literal('edit'), event: persistedRecordSchema(lineupEventSchema) }),
    ]),
    // Input persisted before a field was added stays valid.
    form: z.strictObject(forEachField(() => z.prefault(text, ''))),
    newId: text,
    isTried: z.boolean(),
    hasFile: z.boolean(),
  }),
};

export function toPersistedEvent({ purpose, ...input }: PersistedEvent): object {
  const noted =
    purpose.kind === 'edit' ? { kind: purpose.kind, event: toPersistedRecord(purpose.event) } : purpose;
  return { purpose: noted, ...input };
}

/**
 * Returns the input that still has to be saved, given the current events. A save may have been stored before the page
 * was closed: returns null if the stored event equals the input; a new event that exists but differs is edited from
 * then on.
 */
export function stillUnsaved(
  persisted: PersistedEvent,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
  events: readonly StoredEvent[],
): PersistedEvent | null {
  const { purpose } = persisted;
  const id = purpose.kind === 'edit' ? purpose.event.id : persisted.newId;
  const stored = events.find((event) => event.id === id);
  if (stored === undefined) return persisted;
  if (!persisted.hasFile && isSameForm(persisted.form, formOf(stored, festival))) return null;
  return purpose.kind === 'edit' ? persisted : { ...persisted, purpose: { kind: 'edit', event: stored } };
}
