import type { Browser } from 'playwright-core';
import { withChromium, type PageTraits } from '../browser/chromium.ts';
import { comparedWithStaticCopy } from '../browser/static-copy.ts';
import { timeInteractions } from '../browser/interactions.ts';
import {
  peerPage,
  portalPage,
  visitSchedule,
  zooms,
  type Round,
  type SchedulePage,
  type Walk,
  type Zoom,
} from '../browser/schedule.ts';
import { atMost, type Figure, type Peer, type Row, type RowContext, type Table } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { median } from '../measure/statistics.ts';
import { withPeer, type PeerName } from '../support/peers.ts';
import { withPortal, type Seed } from '../support/portal.ts';
import { festivalDays, namesOfStages } from '../support/lineup-data.ts';
import type { Shape } from '../support/screen-lineup.ts';
import { addFestivals } from '../support/seed.ts';

/** A lineup, and how often it is shown in one page. */
interface Size extends Shape {
  readonly name: string;
  /** Two rounds warm up the code, and the others are measured; some peers take minutes for each. */
  readonly walk: Walk;
}

const days = festivalDays;

const sizes: readonly Size[] = [
  { name: '1,000 events', events: 1000, stages: 10, walk: { rounds: 4, days } },
  { name: '5,000 events', events: 5000, stages: 10, walk: { rounds: 3, days } },
  { name: '1,691 events on 86 stages', events: 1691, stages: 86, walk: { rounds: 4, days } },
];
/**
 * A quick run has time for two days of the first size only; with fewer rounds most of its code would still run for the
 * first time.
 */
const quickSizes = sizes.slice(0, 1).map((size): Size => ({ ...size, walk: { rounds: 5, days: 2 } }));
/** Relative to the best of the peers. */
const goals = { shown: 0.45, switched: 0.5, work: 0.7 };
const festivalOf = (shape: Shape) => sizes.findIndex((size) => size.events === shape.events);

/** The selectors of the sets and of the button for the next day on the peers' pages. */
const peers: readonly (readonly [name: PeerName, set: string, next: string])[] = [
  ['react-big-calendar', '.rbc-event', '.rbc-btn-group button:last-child'],
  ['fullcalendar', '[role=listitem]', 'button[aria-label^=Next]'],
  ['schedule-x', '.sx__time-grid-event-title', '.sx__chevron-wrapper:last-of-type'],
];

/** The schedule in a browser, compared with calendars with the same events. */
export const schedulePage: Row = {
  name: 'schedule-page',
  title: 'Schedule of 1,000 and 5,000 events on 10 stages and of 1,691 on 86, 4 days, in the browser',
  run: (context) => withChromium((browser) => measure(browser, context)),
};

/** Each page's rounds, by the size of the lineup. */
type Seen = ReadonlyMap<Size, readonly (readonly Round[])[]>;

async function measure(browser: Browser, context: RowContext) {
  const chosen = context.quick ? quickSizes : sizes;
  const seed: Seed = (db) => {
    for (const size of chosen) addFestivals(db, [festivalOf(size)], size.events, namesOfStages(size.stages));
  };
  const { portal, slowest } = await withPortal(context, { seed }, async ({ server, cookie }) => {
    const traits = { address: server.address, cookie };
    return {
      portal: await atEachZoom((zoom) =>
        visits(browser, portalPage(traits, festivalOf, zoom), chosen, context.quick ? 1 : 3),
      ),
      slowest: slowestOf(await interactions(browser, traits, 0, context.quick ? 1 : 3), context.calibration),
    };
  });
  const others = new Map<string, Seen>();
  for (const [name, set, next] of peers) {
    const seen = await withPeer(context, name, (address) =>
      visits(browser, peerPage(address, set, next), chosen, 1),
    );
    others.set(name, seen);
  }
  return { figures: [...figuresOf(chosen, portal, others), slowest.figure], tables: [slowest.table], notes };
}

async function atEachZoom(visit: (zoom: Zoom) => Promise<Seen>): Promise<ReadonlyMap<Zoom, Seen>> {
  const seen = new Map<Zoom, Seen>();
  for (const zoom of zooms) seen.set(zoom, await visit(zoom));
  return seen;
}

/** Opens the page this many times for each size. */
async function visits(
  browser: Browser,
  page: SchedulePage,
  chosen: readonly Size[],
  pages: number,
): Promise<Seen> {
  const seen = new Map<Size, readonly (readonly Round[])[]>();
  for (const size of chosen) {
    const all: (readonly Round[])[] = [];
    for (let visit = 0; visit < pages; visit += 1) {
      all.push(await visitSchedule(browser, page, size, size.walk));
    }
    seen.set(size, all);
  }
  return seen;
}

const cold = (rounds: readonly Round[]) => rounds.slice(0, 1);
/** In the second round, some code still runs for the first time. */
const warm = (rounds: readonly Round[]) => rounds.slice(2);

function figuresOf(
  chosen: readonly Size[],
  portal: ReadonlyMap<Zoom, Seen>,
  others: ReadonlyMap<string, Seen>,
): readonly Figure[] {
  return chosen.flatMap((size) => zooms.flatMap((zoom) => figuresAt(size, zoom, portal.get(zoom), others)));
}

/** The label of each scale on the page. */
const zoomLabels = { fit: 'Fit', '1': '1×', '2': '2×' } as const satisfies Record<Zoom, string>;

function figuresAt(
  size: Size,
  zoom: Zoom,
  portal: Seen | undefined,
  others: ReadonlyMap<string, Seen>,
): readonly Figure[] {
  const name = (label: string) => `${size.name} at ${zoomLabels[zoom]}: ${label}`;
  const of = (
    seen: Seen | undefined,
    chosen: typeof warm,
    value: (round: Round) => readonly number[],
  ): number => median((seen?.get(size) ?? []).flatMap(chosen).flatMap(value));
  const figure = (
    label: string,
    chosen: typeof warm,
    value: (round: Round) => readonly number[],
    goal?: number,
  ): Figure => {
    const peers = [...others].map(([peer, seen]): Peer => ({ name: peer, value: of(seen, chosen, value) }));
    const best = peers.toSorted((one, other) => one.value - other.value)[0];
    return {
      label: name(label),
      value: of(portal, chosen, value),
      unit: 'ms',
      ...(goal !== undefined && { goal: atMost(goal, best) }),
      peers,
    };
  };
  const shown = ({ shown: { time } }: Round) => [time];
  const switched = ({ switches }: Round) => switches.map(({ time }) => time);
  const copy = of(portal, warm, (round) => [round.copy]);
  return [
    figure('data to painted', warm, shown, goals.shown),
    comparedWithStaticCopy(name('data to painted'), of(portal, warm, shown), copy),
    figure('day switch', warm, switched, goals.switched),
    comparedWithStaticCopy(name('day switch'), of(portal, warm, switched), copy),
    figure('data to painted, work of the main thread', warm, ({ shown: { work } }) => [work], goals.work),
    figure(
      'day switch, work of the main thread',
      warm,
      ({ switches }) => switches.map(({ work }) => work),
      goals.work,
    ),
    figure('data to painted, in a new page', cold, shown),
    figure('day switch, in a new page', cold, switched),
  ];
}

/** The duration of each interaction, the median of this many visits; milliseconds. */
async function interactions(
  browser: Browser,
  traits: PageTraits,
  festival: number,
  visits: number,
): Promise<ReadonlyMap<string, number>> {
  const seen: ReadonlyMap<string, number>[] = [];
  while (seen.length < visits) seen.push(await timeInteractions(browser, traits, festival));
  const names = [...(seen[0]?.keys() ?? [])];
  return new Map(names.map((name) => [name, median(seen.map((times) => times.get(name) ?? Number.NaN))]));
}

/** The slowest interaction as a figure, and all of them as a table. */
function slowestOf(
  times: ReadonlyMap<string, number>,
  { computing }: Calibration,
): { readonly figure: Figure; readonly table: Table } {
  return {
    figure: {
      label: 'slowest interaction with 1,000 events, processor four times slower',
      value: Math.max(...times.values()),
      unit: 'ms',
      goal: atMost(4.6, computing),
    },
    table: {
      title:
        'Interactions with the schedule of 1,000 events on a processor four times slower, medians of the visits',
      head: ['interaction', 'until painted, ms'],
      lines: [...times],
    },
  };
}

const notes = [
  'The times are those of coming back to the schedule in a page that has shown it before, and of the switches of the day ' +
    'after that: from the click on its tab in the portal, whose events are in memory then, as the peers have theirs; the ' +
    "peers' time begins with the call that shows them.",
  'In a new page all code runs for the first time. The portal is opened by its address and its question for the events is ' +
    'held back until all else has come to rest; its time begins when the answer has arrived, with the reading and the ' +
    'checking of it.',
  'Painted means that every set in sight is; the row fails when one comes later. Of a day of up to 150 sets the portal shows those ' +
    'out of sight as well when the page has nothing else to do, which is part of the work; of one of up to 600 when somebody has ' +
    'stayed at it for a second, which is not; of more, those near what is in sight.',
  'The limit of the browser is what it takes for the last day of a round as markup, without any code, from anywhere in a frame to its paint.',
  "A name that moves while its card is scrolled past is a layer of the browser's: where each card had one, as at 2×, putting " +
    'them together took 50 ms for every frame. Only cards that are higher than 200 pixels have it.',
  'Found for the time until painted: a place in the style of a card itself keeps Chromium from sharing what it has worked out for ' +
    'cards that look alike; in a cell around it, it does not: half of the time for styles. No title is ' +
    'written before somebody points at a card.',
  'Tried for it, without a difference beyond the noise: cards that are laid out and painted for themselves, a letter as the sign of an ' +
    'overlap instead of a drawing, no rounded corners, no flexible boxes, no clipping of names. Names that are balanced over their lines ' +
    'took longer. What is left is laying out the texts, painting them, and about 8 ms for React and the router.',
  'A day of 1,000 sets is limited by the frames of the screen: of the 25 ms of a switch at Fit the page works 15, React and the ' +
    "layout in one go, then waits up to 5 for the next frame, of which painting takes 3. The frame before is that of the button's own " +
    'press, so that nothing is painted sooner than 16.7 ms after it: about 0.5 of the time that react-big-calendar takes on a quick machine.',
  'Found for the interactions: where the last day took longer than 60 ms from the click to its paint, the tab of the next answers before ' +
    'its sets are made; elsewhere one picture shows both, which spares a frame. The grid is painted apart from the page, and the ring of ' +
    'its focus below the cards: else Chromium put all cards in order again for a change of any tab, 10 to 16 ms instead of 3. A modal ' +
    'dialog makes all that is below it inert, for which Chromium works out the style of every element, 100 ms and more on the slow ' +
    'processor: the panel of an event asks in itself. What is left of that is to show the panel, or to take it away.',
  'FullCalendar and Schedule-X have no columns for resources in their free packages: FullCalendar shows every stage as a day of ' +
    'its own, side by side; Schedule-X shows no more than seven days, which share the sets of all stages. All show the ' +
    'same number of sets at once, from ten in the morning.',
];
