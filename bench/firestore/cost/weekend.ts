import type { Screen } from '../visits.ts';
import { sumOf, times, type Use } from './bill.ts';

/** The assumptions about the weekend, which are not measured. */
export const weekend = {
  days: 3,
  administrators: 20,
  /** Per administrator and day. */
  signIns: 1,
  hoursInView: 12,
  hoursOnDashboard: 1,
  /** The schedule is opened after more than half an hour, or within it. */
  schedulesAfterHours: 4,
  schedulesAgain: 16,
  /** In total per day. */
  saves: 300,
  releases: 20,
  visits: 1_000_000,
  /** How often each visitor comes; there is a new release each time. */
  visitsOfEach: 4,
  minutesOfVisit: 3,
  /** Hosting's servers with constant traffic; each requests an address from the function again after a minute. */
  cacheServers: 10,
  /** The share of visits with a unique query, as in links from social networks: no cache has those pages. */
  ownQueries: 0.1,
} as const;

/** Seconds between two requests of an open page: presence, a dashboard's counts, a visitor's check for news. */
const every = { presence: 20, counts: 30, news: 45 } as const;

/** The measurements on the emulators, each for one action. */
export interface Measured {
  /** Of the whole screen: documents, and bytes sent to the browser. */
  readonly screens: Readonly<Record<Screen, Use>>;
  readonly presence: Use;
  /** Including the functions that a change of a set triggers. */
  readonly save: Use;
  /** What an open page receives after a save. */
  readonly heard: Use;
  readonly counts: Use;
  readonly release: Use;
  /** The portal's pages, loaded by a browser with an empty cache. */
  readonly portalPages: Use;
  readonly visitor: MeasuredVisitor;
}

export interface MeasuredVisitor {
  readonly first: Use;
  /** After a new release. */
  readonly again: Use;
  /** A check for news when there are none. */
  readonly news: Use;
  /** The function's responses to Hosting for all addresses of a visit, each once. */
  readonly addresses: Use;
  /** Its response for the page alone. */
  readonly page: Use;
}

/** A line of the table. */
export interface Line {
  readonly what: string;
  readonly count: number;
  /** For all repetitions together. */
  readonly use: Use;
}

/** The minimum billed duration of a call, in seconds. */
const leastSeconds = 0.1;
const emptyLook = secondsOf(leastSeconds, { reads: 1 });

/** The usage of one call of this duration, by a function with one processor and one GiB. */
export function secondsOf(seconds: number, more: Use = {}): Use {
  const billed = Math.max(leastSeconds, Math.ceil(Math.round(seconds * 1e6) / 1e5) / 10);
  return sumOf([more, { calls: 1, cpuSeconds: billed, memorySeconds: billed }]);
}

/** All usage of the administrators and the visitors that Google bills. */
export function linesOf(measured: Measured): readonly Line[] {
  return [...administratorsLines(measured), ...visitorLines(measured.visitor), ...scheduledLines()];
}

/** The lines of the administrators. */
export function administratorsLines({
  screens,
  presence,
  save,
  heard,
  counts,
  release,
  portalPages,
}: Measured) {
  const { days, administrators, signIns, hoursInView, hoursOnDashboard, saves, releases } = weekend;
  const { schedulesAfterHours, schedulesAgain } = weekend;
  const daily = administrators * days;
  const recount = sumOf([screens.recount, times(-1, screens.dashboard)]);
  return [
    line('sign-ins with a text message, pages and dashboard included', daily * signIns, [
      screens.again,
      portalPages,
      counts,
      { texts: 1 },
    ]),
    line('schedule opened after more than half an hour', daily * schedulesAfterHours, [screens.first]),
    line('schedule opened within half an hour', daily * schedulesAgain, [screens.second]),
    line('presence, every 20 s while a festival is in view', (daily * hoursInView * 3600) / every.presence, [
      presence,
    ]),
    line('counts of an open dashboard, every 30 s', (daily * hoursOnDashboard * 3600) / every.counts, [
      counts,
    ]),
    line('saves of a set', days * saves, [save]),
    line('saves that other pages hear of', days * saves * (administrators - 1), [heard]),
    line('lineups counted again after a save', days * saves, [recount]),
    line('releases published', days * releases, [release]),
  ];
}

/** The lines of the visitors; by default for the weekend's `visitsOfEach` visits each. */
export function visitorLines(visitor: MeasuredVisitor, visitsOfEach = weekend.visitsOfEach as number) {
  const { days, visits, minutesOfVisit, cacheServers, ownQueries, releases } = weekend;
  const minutes = days * 24 * 60;
  const openAtOnce = (visits * minutesOfVisit) / minutes;
  return [
    line('first visits of the public page', visits / visitsOfEach, [visitor.first]),
    line('later visits, each after a new release', visits - visits / visitsOfEach, [visitor.again]),
    line('questions for news, every 45 s', (visits * minutesOfVisit * 60) / every.news, [visitor.news]),
    line('pages that are open when a release comes', openAtOnce * days * releases, [visitor.again]),
    line(
      'minutes in which one of Hosting’s servers asks the function for all again',
      minutes * cacheServers,
      [visitor.addresses],
    ),
    line('visits with a query of their own, answered by the function', visits * ownQueries, [visitor.page]),
  ];
}

/** Releases and webhooks are checked every minute, uploads every five minutes; two more functions run once a day. */
export function scheduledLines(): readonly Line[] {
  const looks = weekend.days * (24 * (60 * 2 + 12) + 2);
  return [
    line('looks of scheduled functions', looks, [emptyLook]),
    { what: 'scheduled functions', count: 5, use: { schedules: 5 } },
  ];
}

function line(what: string, count: number, each: readonly Use[]): Line {
  return { what, count: Math.round(count), use: times(Math.round(count), sumOf(each)) };
}
