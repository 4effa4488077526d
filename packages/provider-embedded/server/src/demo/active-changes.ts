import {
  acceptanceKey,
  paths,
  timestampFromMillis,
  timestampToMillis,
  type ChangeAuthor,
  type NewLineupEvent,
} from '@lineup/domain';
import { serverTimestamp, type Write, type WriteData } from '@lineup/provider';
import type { Deed } from './demo-story.ts';

export type SeededEvent = NewLineupEvent & { readonly id: string };

/** The authors in the sample festivals: the demo's administrator, and a person who no longer has an account. */
export interface DemoAuthors {
  readonly robin: ChangeAuthor;
  readonly sam: ChangeAuthor;
}

interface ActiveFestival {
  readonly festivalId: string;
  readonly events: readonly SeededEvent[];
  readonly authors: DemoAuthors;
  readonly newId: () => string;
  /** Returns the time this many days before now, in milliseconds since the epoch. */
  readonly daysAgo: (days: number) => number;
}

const minute = 60_000;
const hour = 60 * minute;

/** The changes to the current festival after its import: each kind of change once. */
export function activeChanges(active: ActiveFestival): readonly Deed[] {
  const { festivalId, events, newId, daysAgo } = active;
  const { robin, sam } = active.authors;
  const find = (artist: string) => foundSet(events, artist);
  const edit = (artist: string, data: WriteData): Write => ({
    type: 'update',
    path: paths.event(festivalId, find(artist).id),
    data: { ...data, updated_at: serverTimestamp },
  });
  const editFestival = (data: WriteData): Write => ({
    type: 'update',
    path: paths.festival(festivalId),
    data: { ...data, updated_at: serverTimestamp },
  });
  const move = (artist: string, minutes: number) => edit(artist, movedTimes(find(artist), minutes));
  const createAct = (id: string, act: WriteData): Write => ({
    type: 'create',
    path: paths.unplacedAct(festivalId, id),
    data: { ...act, created_at: serverTimestamp, updated_at: serverTimestamp },
  });
  const unplaced = find('Ludvík Żurawik');
  return [
    { at: daysAgo(12.2), by: sam, kind: 'details', writes: [editFestival({ tightMinutes: 20 })] },
    {
      at: daysAgo(11.1),
      by: robin,
      kind: 'conflicts',
      writes: [editFestival({ acceptedConflicts: sideBySide(['Makers’ Meadow', 'Sunrise Deck']) })],
    },
    { at: daysAgo(9.3), by: sam, writes: [move('MURMUR', -10)] },
    {
      at: daysAgo(8.2),
      by: robin,
      writes: [edit('New Names Contest', { artistName: 'New Names Contest: the Final' })],
    },
    { at: daysAgo(7.1), by: robin, writes: [edit('½ Orchestra', heldBack(find('½ Orchestra')))] },
    {
      at: daysAgo(4.4),
      by: sam,
      writes: ['Lanterns & Larks', 'Marguerite Holloway Trio', 'The Last Ferry'].map((artistName) =>
        createAct(newId(), { artistName, imageURL: null }),
      ),
    },
    {
      at: daysAgo(3.2),
      by: robin,
      writes: [
        { type: 'delete', path: paths.event(festivalId, unplaced.id) },
        createAct(unplaced.id, {
          artistName: unplaced.artistName,
          imageURL: null,
          minutes: minutesOf(unplaced),
        }),
      ],
    },
    { at: daysAgo(2.1), by: sam, writes: [edit('Half/Asleep/Half', { status: 'cancelled' })] },
    {
      at: daysAgo(0.9),
      by: robin,
      writes: [edit('Plastic Beekeepers', { status: 'replaced', replacedBy: 'Copper Kettle Choir' })],
    },
    { at: daysAgo(0.1), by: sam, writes: [move('The Reluctant Comets', 20)] },
  ];
}

/** The first set of an artist in the sample. */
function foundSet(events: readonly SeededEvent[], artist: string): SeededEvent {
  const found = events.find(({ artistName }) => artistName === artist);
  if (found === undefined) throw new Error(`The sample has no set of ${artist}`);
  return found;
}

function movedTimes({ timeStart, timeEnd }: SeededEvent, minutes: number) {
  const moved = (time: SeededEvent['timeStart']) =>
    timestampFromMillis(timestampToMillis(time) + minutes * minute);
  return { timeStart: moved(timeStart), timeEnd: moved(timeEnd) };
}

function minutesOf({ timeStart, timeEnd }: SeededEvent): number {
  return (timestampToMillis(timeEnd) - timestampToMillis(timeStart)) / minute;
}

/** The set is announced six hours before it begins. */
function heldBack({ timeStart }: SeededEvent) {
  const at = timestampFromMillis(timestampToMillis(timeStart) - 6 * hour);
  return { announcement: { level: 'held', steps: [{ level: 'time', at }] } };
}

/** Workshops on these stages run in parallel. */
function sideBySide(stages: readonly string[]): Record<string, string> {
  const keys = stages.map((stage) => acceptanceKey({ scope: 'stage', kind: 'overlap', stage }));
  return Object.fromEntries(keys.map((key) => [key, 'Workshops run side by side']));
}
