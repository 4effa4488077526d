/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicChange, PublicRelease } from '@lineup/domain/release';
import { whenText, type FestivalClock } from './times.ts';
import { countText, toBeAnnounced } from './labels.ts';
import { mostChanges } from './news.ts';

/** What differs from the release before, in words. */
export function ChangesView({ release }: { readonly release: PublicRelease }) {
  const { changes, sets, festival } = release;
  if (changes.length === 0) return null;
  const numbers = new Map(sets.map(({ id, number }) => [id, number]));
  return (
    <details class="changes">
      <summary>{countText(changes.length, 'change')} since the release before</summary>
      <ul>
        {changes.slice(0, mostChanges).map((change) => (
          <li>
            <ChangedName change={change} number={numbers.get(change.id)} /> {changeText(change, festival)}
          </li>
        ))}
        {changes.length > mostChanges && <li>And {countText(changes.length - mostChanges, 'other')}.</li>}
      </ul>
    </details>
  );
}

/** Linked to the set where there still is one. */
function ChangedName({
  change,
  number,
}: {
  readonly change: PublicChange;
  readonly number: number | undefined;
}) {
  const name = change.name ?? toBeAnnounced;
  if (number === undefined) return <bdi>{name}</bdi>;
  return (
    <a href={`#s${number}`}>
      <bdi>{name}</bdi>
    </a>
  );
}

function changeText(change: PublicChange, clock: FestivalClock) {
  const { was } = change;
  switch (change.kind) {
    case 'added':
      return <>is new: {placeText(change, clock)}</>;
    case 'moved':
      return (
        <>
          moves to {placeText(change, clock)}
          {was !== null && <> (was {placeText(was, clock)})</>}
        </>
      );
    case 'renamed':
      return (
        <>
          is the new name of <bdi>{was?.name ?? toBeAnnounced}</bdi>
        </>
      );
    case 'cancelled':
      return 'is cancelled';
    case 'replaced':
      return 'is replaced';
    case 'restored':
      return <>plays after all: {placeText(change, clock)}</>;
    case 'removed':
      return 'is no longer in the lineup';
    default:
      return <>has news: {placeText(change, clock)}</>;
  }
}

type AnnouncedPlace = Pick<PublicChange, 'stage' | 'day' | 'start'>;

/** Day, time and stage as far as they are announced: "Fri 24 20:00, Main Stage". */
function placeText({ stage, day, start }: AnnouncedPlace, clock: FestivalClock) {
  return (
    <>
      {whenText(day, start, clock)}
      {stage !== null && (
        <>
          , <bdi>{stage}</bdi>
        </>
      )}
    </>
  );
}
