import { forEachField, lineupEventSchema, type EventForm, type Festival } from '@lineup/domain';
import * as z from 'zod/mini';
import { persistedRecordSchema, toPersistedRecord } from '../../../../app/editor/persisted-record.ts';
import type { PersistedForm } from '../../../../app/editor/use-persisted-input.ts';
import type { EventPurpose } from '../dialog/event-opening.ts';
import { formOf, isSameForm, type StoredEvent } from '../form/event-values.ts';

/** An event dialog as it is noted. A chosen picture itself is not in it. */
export interface PersistedEvent {
  readonly purpose: EventPurpose;
  readonly form: EventForm;
  /** Of a new event, the same in every try. */
  readonly newId: string;
  /** Whether storing it under that id was tried: it may be there. */
  readonly isTried: boolean;
  readonly hasFile: boolean;
}

const text = z.string();

/** The note of a festival's dialog: one is open at a time. */
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
    // What was stored before the form had a field stays valid.
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
 * What is still to be saved, seen from the events as they are now. A save may have arrived before the page went: an event
 * that says all of the note already leaves nothing (null), and a new one that says less is from then on to be changed.
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
