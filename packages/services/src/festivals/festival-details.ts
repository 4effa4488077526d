import {
  messages,
  moveEvents,
  type Festival,
  type FestivalFields,
  type FestivalLook,
  type PreservedTimes,
} from '@lineup/domain';
import type { DocumentReader } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { commitWithEvents } from '../commits/commit-with-events.ts';
import type { Versioned } from '../commits/records.ts';
import { withTexts } from '../service-error.ts';

/** A change of a festival's details. */
export interface DetailsChange {
  /** The festival that the form was initialised from. */
  readonly festival: Versioned<Festival>;
  /** The changed fields; `imageURL: null` removes the cover. */
  readonly changes: Partial<FestivalFields> & { readonly imageURL?: null } & FestivalLook;
  /** What is preserved of the events' times if the time zone changes. */
  readonly preserved: PreservedTimes;
}

/**
 * Writes the changes, and in the same commit every event whose instants or festival day change with the time zone or
 * the start of the day. Returns the festival's new version; fails with `conflict` if the copy is outdated.
 */
export function saveDetails(
  documents: DocumentReader,
  recorder: Recorder,
  { festival, changes, preserved }: DetailsChange,
): Promise<string> {
  const { timezone = festival.timezone, dayStartsAt = festival.dayStartsAt } = changes;
  const isClockChanged = timezone !== festival.timezone || dayStartsAt !== festival.dayStartsAt;
  const follow = (event: Parameters<typeof moveEvents>[0][number]) => {
    const [moved] = moveEvents([event], festival, { timezone, dayStartsAt }, preserved);
    if (moved === undefined) return null;
    const { date, timeStart, timeEnd } = moved;
    return { date, timeStart, timeEnd };
  };
  return withTexts(
    () =>
      commitWithEvents(documents, recorder, {
        festival,
        kind: 'details',
        data: changes,
        ...(isClockChanged ? { follow } : {}),
      }),
    messages.festival.saveFailed,
    { 'not-found': messages.festival.notFound, conflict: messages.provider.conflict },
  );
}
