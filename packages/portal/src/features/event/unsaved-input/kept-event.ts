import { documentSchemas, type EventForm, type Festival } from '@lineup/domain';
import * as z from 'zod/mini';
import { notedRecordSchema, noteOfRecord } from '../../../app/unsaved-input/kept-record.ts';
import type { KeptForm } from '../../../app/unsaved-input/use-kept-input.ts';
import type { EventPurpose } from '../dialog/event-opening.ts';
import { formOf, isSameForm, type StoredEvent } from '../form/event-values.ts';

/** An event dialog as it is noted. A chosen picture itself is not in it. */
export interface KeptEvent {
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
export const keptEvent: KeptForm<KeptEvent> = {
  name: 'event',
  schema: z.strictObject({
    purpose: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('create'),
        place: z.strictObject({ stage: text, date: z.nullable(text) }),
      }),
      z.strictObject({ kind: z.literal('edit'), event: notedRecordSchema(documentSchemas.lineupEvent) }),
    ]),
    form: z.strictObject({
      artistName: text,
      stage: text,
      date: text,
      timeStart: text,
      timeEnd: text,
      imageURL: text,
    }),
    newId: text,
    isTried: z.boolean(),
    hasFile: z.boolean(),
  }),
};

export function noteOfEvent({ purpose, ...input }: KeptEvent): object {
  const noted =
    purpose.kind === 'edit' ? { kind: purpose.kind, event: noteOfRecord(purpose.event) } : purpose;
  return { purpose: noted, ...input };
}

/**
 * What is still to be saved, seen from the events as they are now. A save may have arrived before the page went: an event
 * that says all of the note already leaves nothing (null), and a new one that says less is from then on to be changed.
 */
export function stillUnsaved(
  kept: KeptEvent,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
  events: readonly StoredEvent[],
): KeptEvent | null {
  const { purpose } = kept;
  const id = purpose.kind === 'edit' ? purpose.event.id : kept.newId;
  const stored = events.find((event) => event.id === id);
  if (stored === undefined) return kept;
  if (!kept.hasFile && isSameForm(kept.form, formOf(stored, festival))) return null;
  return purpose.kind === 'edit' ? kept : { ...kept, purpose: { kind: 'edit', event: stored } };
}
