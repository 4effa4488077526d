import { dequal } from 'dequal/lite';
import { artistFieldLabel } from '../artists/artist-field-text.ts';
import { fieldLabel } from '../messages/field-labels.ts';
import type { FestivalClocks, FestivalData } from '../entities/festival.ts';
import { festivalDayOf } from '../festival/days.ts';
import { releaseMessages } from '../messages/release-messages.ts';
import { formatDay, formatTime } from '../time/format.ts';
import { announcementText } from './announcement-text.ts';
import type { FrozenFestival, FrozenSet } from './frozen-lineup.ts';
import type { LineupChange } from './lineup-change.ts';

const texts = releaseMessages;

/** The festival data for formatting days and times. */
type Clocks = FestivalClocks & Pick<FestivalData, 'dayStartsAt'>;

/** Describes a change: "Moved Tide from Pier, Fri, Jul 2, 8:30 PM to Dune, Fri, Jul 2, 9:00 PM; cancelled Tide". */
export function lineupChangeText(change: LineupChange, festival: Clocks): string {
  if (change.on === 'festival') return texts.festival(festivalFields(change.before, change.after).join(', '));
  if (change.on === 'artists') return artistsText(change.artists);
  const { before, after } = change;
  if (after === null)
    return before === null ? '' : texts.removed(before.artistName, placeText(before, festival));
  if (before === null) return addedText(after, festival);
  const parts = [
    renameText(before, after),
    moveText(before, after, festival),
    endText(before, after, festival),
    statusText(before, after),
    announcedText(before, after, festival),
    linkedText(before, after),
  ].filter((text) => text !== null);
  return parts.map((text, place) => (place === 0 ? text : lowerFirst(text))).join('; ');
}

/** The maximum number of artists that are named. */
const mostNamed = 5;

function artistsText(artists: Extract<LineupChange, { readonly on: 'artists' }>['artists']): string {
  const named = artists.slice(0, mostNamed).map(({ name, fields }) => {
    const labels = fields.map((field) => artistFieldLabel(field) ?? field);
    return labels.length === 0 ? name : texts.artistFields(name, labels.join(', '));
  });
  return texts.artists(named.join(', '), artists.length - named.length);
}

function festivalFields(before: FrozenFestival, after: FrozenFestival): readonly string[] {
  const own: Readonly<Record<string, string>> = texts.fields;
  // A field that was removed is missing in one of the two.
  const names = Object.keys({ ...before, ...after }) as (keyof FrozenFestival)[];
  return names
    .filter((name) => !dequal(before[name], after[name]))
    .map((name) => own[name] ?? fieldLabel(name));
}

function addedText(set: FrozenSet, festival: Clocks): string {
  const added = texts.added(set.artistName, placeText(set, festival));
  const status =
    set.status === 'replaced' && set.replacedBy !== null
      ? texts.addedAs.replacedBy(set.replacedBy)
      : set.status === 'confirmed'
        ? null
        : texts.addedAs[set.status];
  const announced = set.announcement === null ? null : announcementText(set.announcement, festival);
  return [added, status, announced].filter((text) => text !== null).join('; ');
}

function renameText(before: FrozenSet, after: FrozenSet): string | null {
  return before.artistName === after.artistName ? null : texts.renamed(before.artistName, after.artistName);
}

function moveText(before: FrozenSet, after: FrozenSet, festival: Clocks): string | null {
  if (before.stage === after.stage && before.start === after.start) return null;
  return texts.moved(after.artistName, placeText(before, festival), placeText(after, festival));
}

/** Describes the new end if the length has changed. */
function endText(before: FrozenSet, after: FrozenSet, festival: Clocks): string | null {
  if (before.end - before.start === after.end - after.start) return null;
  return texts.ended(after.artistName, timeText(before.end, festival), timeText(after.end, festival));
}

function statusText(before: FrozenSet, { artistName, status, replacedBy }: FrozenSet): string | null {
  if (before.status === status && before.replacedBy === replacedBy) return null;
  if (status === 'replaced') return texts.replaced(artistName, replacedBy);
  return texts[status](artistName);
}

function announcedText(before: FrozenSet, after: FrozenSet, festival: Clocks): string | null {
  if (dequal(before.announcement, after.announcement)) return null;
  return texts.announced(after.artistName, announcementText(after.announcement, festival));
}

function linkedText(before: FrozenSet, after: FrozenSet): string | null {
  return dequal(before.artistIds, after.artistIds) ? null : texts.linked(after.artistName);
}

function placeText({ stage, start }: FrozenSet, festival: Clocks): string {
  return texts.place(stage, formatDay(festivalDayOf(start, festival)), timeText(start, festival));
}

function timeText(instant: number, { timezone, hourCycle }: Clocks): string {
  return formatTime(instant, timezone, hourCycle);
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
