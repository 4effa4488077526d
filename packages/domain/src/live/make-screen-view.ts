import type { Festival } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { isOff } from '../entities/set-status.ts';
import { allNames, artistKeys } from '../conflicts/artist-key.ts';
import { bySpan } from '../conflicts/conflict.ts';
import { announcedLineup } from '../release/announced-lineup.ts';
import { freezeLineup } from '../release/freeze-lineup.ts';
import { defaultHourCycle } from '../time/format.ts';
import { zoneOffsetsBetween } from '../time/zones/zone.ts';
import { timestampToMillis } from '../timestamp.ts';
import { liveSetOf, type LiveSet } from './live-set.ts';
import { spanOfShowDay } from './show-day.ts';
import type { ScreenMessage, ScreenReport, ScreenSet, ScreenView } from './screen-view.ts';
import type { StageLinkData } from './stage-link.ts';
import type { StageMessage } from './stage-message.ts';
import type { StageReportData } from './stage-report.ts';

/** The data a screen is built from. `events` may be limited to the range that `screenDays` returns. */
interface ScreenSources {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
  /** The message shown on its stage. */
  readonly message: StageMessage | null;
  /** The last report sent through its link. */
  readonly report: StageReportData | null;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Builds what the screen of a link shows at `now` (milliseconds): the sets on its stage, or the sets it follows, on the
 * current and the next show day, and nothing else of the festival. Hidden names are left out unless the link shows
 * them.
 */
export function makeScreenView(
  link: StageLinkData,
  { festival, events, message, report }: ScreenSources,
  now: number,
): ScreenView {
  const { timezone, hourCycle = defaultHourCycle } = festival;
  const today = spanOfShowDay(now, festival);
  const tomorrow = spanOfShowDay(today.end, festival);
  const from = today.start;
  const to = tomorrow.end;
  const nameOf = namesFor(link, festival, events, now);
  return {
    festival: festival.name,
    hourCycle,
    offsets: zoneOffsetsBetween(timezone, from - dayMs, to + dayMs),
    stage: link.stage,
    title: link.stage ?? link.name,
    amberMinutes: link.amberMinutes,
    redMinutes: link.redMinutes,
    canReport: link.canReport,
    dayEnds: [today.end, tomorrow.end],
    sets: events
      .map(liveSetOf)
      .filter((set) => !isOff(set) && isShown(set, link))
      .filter(({ start, end }) => start < to && (start >= from || end > now - 60 * minuteMs))
      .toSorted(bySpan)
      .map((set) => screenSet(set, nameOf(set))),
    message: message === null || message.stage !== link.stage ? null : screenMessage(message),
    report: report === null ? null : screenReport(report),
  };
}

/** The range of event dates that a screen needs: `date` >= `from` and < `to`, both in milliseconds. */
export function screenDays(festival: Festival, now: number): { readonly from: number; readonly to: number } {
  const { start } = spanOfShowDay(now, festival);
  return { from: start - 2 * dayMs, to: start + 3 * dayMs };
}

function isShown(set: LiveSet, { stage, sets, artists }: StageLinkData): boolean {
  if (stage !== null) return set.stage === stage;
  if (sets.includes(set.id)) return true;
  if (artists.length === 0) return false;
  const names = allNames(artistKeys(set.artistName));
  return artists.some((artist) => names.includes(artistKeys(artist).whole));
}

function namesFor(
  { showNames }: StageLinkData,
  festival: Festival,
  events: readonly LineupEvent[],
  now: number,
): (set: LiveSet) => string | null {
  if (showNames) return ({ artistName }) => artistName;
  const { sets } = announcedLineup(freezeLineup(festival, events), now);
  return ({ id }) => {
    const known = sets.get(id);
    const isPlaceKnown = known !== undefined && known.stage !== null && known.start !== null;
    return isPlaceKnown ? known.name : null;
  };
}

function screenSet(
  { id, stage, start, end, actualStart, actualEnd, plannedStart, startDelay }: LiveSet,
  name: string | null,
): ScreenSet {
  return { id, name, stage, start, end, actualStart, actualEnd, plannedStart, startDelay };
}

function screenMessage({ id, text, flash, created_at }: StageMessage): ScreenMessage {
  return { id, text, flash, sentAt: timestampToMillis(created_at) };
}

function screenReport({ setId, kind, minutes, state, created_at }: StageReportData): ScreenReport {
  return { setId, kind, minutes, state, at: timestampToMillis(created_at) };
}
