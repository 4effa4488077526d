import type { PublicRelease } from '@lineup/domain/release';
import { lineupPath, schemaPath } from '../http.ts';
import type { PublicFile } from '../public-file.ts';
import type { FeedPath } from './calendar/feed-entries.ts';
import { lineupCalendar } from './calendar/lineup-calendar.ts';
import { lineupCsv } from './csv/lineup-csv.ts';
import { frabSchedule } from './frab/schedule.ts';
import { scheduleJson } from './frab/schedule-json.ts';
import { scheduleXml } from './frab/schedule-xml.ts';
import { lineupJson } from './json/lineup-json.ts';
import { publishedSchema } from './json/lineup-schema.ts';

/** Where a lineup is read. */
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

const calendarPath = /^(lineup|(?:stages|artists)\/[a-z0-9-]+)\.ics$/u;

/**
 * The feed of a release at `path` below its address: 'lineup.json', 'stages/pier.ics'; null where there is none. The same release at
 * the same place gives the same bytes.
 */
export function renderFeed(release: PublicRelease, place: FeedPlace, path: string): PublicFile | null {
  const file = (contentType: string, body: string): PublicFile => ({
    contentType,
    body,
    cors: true,
    fileName: `${place.slug}-${path.replaceAll('/', '-')}`,
  });
  const feed = Object.hasOwn(feeds, path) ? feeds[path] : undefined;
  if (feed !== undefined) return file(feed.contentType, feed.render(release, place));
  const calendar = calendarPath.exec(path)?.[1];
  if (calendar === undefined) return null;
  const body = lineupCalendar(release, calendar as FeedPath, address(place));
  return body === null ? null : file('text/calendar; charset=utf-8', body);
}

/** The schema of lineup.json, published at `schemaPath` below `origin`. */
export function renderSchema(origin: string): PublicFile {
  const body = publishedSchema(`${origin}${schemaPath}`);
  return { contentType: 'application/schema+json; charset=utf-8', body, cors: true };
}
