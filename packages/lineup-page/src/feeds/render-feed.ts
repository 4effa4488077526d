import type { PublicRelease } from '@lineup/domain/release';
import { lineupPath, schemaPath } from '../http.ts';
import type { PublicFile } from '../public-file.ts';
import type { FeedPath } from './calendar/feed-entries.ts';
import { decodePicks } from '../pick-codes.ts';
import { feedName, lineupCalendar, picksCalendar } from './calendar/lineup-calendar.ts';
import { lineupCsv } from './csv/lineup-csv.ts';
import { frabSchedule } from './frab/schedule.ts';
import { scheduleJson } from './frab/schedule-json.ts';
import { scheduleXml } from './frab/schedule-xml.ts';
import { lineupJson } from './json/lineup-json.ts';
import { publishedSchema } from './json/lineup-schema.ts';

/** The address at which a lineup is read. */
interface FeedPlace {
  /** Scheme and host: "https://lineup.example". */
  readonly origin: string;
  readonly slug: string;
}

type Render = (release: PublicRelease, place: FeedPlace) => string;

const address = ({ origin, slug }: FeedPlace) => `${origin}${lineupPath(slug)}`;

const json = 'application/json; charset=utf-8';

const feeds: Readonly<Record<string, { readonly contentType: string; readonly render: Render }>> = {
  'lineup.json': {
    contentType: json,
    render: (release, place) => lineupJson(release, address(place), `${place.origin}${schemaPath}`),
  },
  'lineup.csv': { contentType: 'text/csv; charset=utf-8', render: lineupCsv },
  'schedule.xml': {
    contentType: 'application/xml; charset=utf-8',
    render: (release, { slug }) => scheduleXml(frabSchedule(release, slug)),
  },
  'schedule.json': {
    contentType: json,
    render: (release, place) => scheduleJson(frabSchedule(release, place.slug), address(place)),
  },
};

const calendarType = 'text/calendar; charset=utf-8';
/** Longer than all sets of the largest known lineup as written by `encodePicks`. */
const picksPath = /^picks\/([bd][\w-]{1,1000})\.ics$/u;
const calendarPath = /^(lineup|(?:stages|artists)\/[a-z0-9-]+)\.ics$/u;

/**
 * The feed of a release at `path` below its address: 'lineup.json', 'stages/pier.ics'; null if there is none. The same
 * release at the same place gives the same bytes.
 */
export function renderFeed(release: PublicRelease, place: FeedPlace, path: string): PublicFile | null {
  const fileName = `${place.slug}-${path.replaceAll('/', '-')}`;
  const found = Object.hasOwn(feeds, path) ? feeds[path] : undefined;
  if (found !== undefined) {
    const { contentType, render } = found;
    return { contentType, body: render(release, place), cors: true, fileName };
  }
  const picks = decodePicks(picksPath.exec(path)?.[1] ?? '');
  if (picks !== null) {
    const body = picksCalendar(release, picks, address(place));
    return { contentType: calendarType, body, cors: true, fileName: `${place.slug}-picks.ics` };
  }
  const feed = calendarPath.exec(path)?.[1] as FeedPath | undefined;
  if (feed === undefined) return null;
  const body = lineupCalendar(release, feed, address(place));
  if (body === null) return null;
  const file = { contentType: calendarType, body, cors: true };
  // A path whose name is not in the release is not echoed in the file name: the name may since have been hidden.
  return feedName(release, feed) === null ? file : { ...file, fileName };
}

/** The schema of lineup.json, published at `schemaPath` below `origin`. */
export function renderSchema(origin: string): PublicFile {
  const body = publishedSchema(`${origin}${schemaPath}`);
  return { contentType: 'application/schema+json; charset=utf-8', body, cors: true };
}
