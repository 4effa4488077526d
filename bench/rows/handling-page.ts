import { withChromium } from '../browser/chromium.ts';
import { handle, handledPeer, handledPortal, type Frames, type Handled } from '../browser/dragging.ts';
import { lateShare } from '../browser/frames.ts';
import { atMost, type Figure, type Row } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { median } from '../measure/statistics.ts';
import { withPeer, type PeerName } from '../support/peers.ts';
import { withPortal, type Seed } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

const wholeShape = { events: 5000, stages: 10 };
/** The peers take half a minute to show this many more. */
const quickShape = { events: 1000, stages: 10 };
const deeds = ['drag', 'resize', 'scroll', 'zoom'] as const;

/** Percent of screen refreshes, and milliseconds: below both it is smooth. */
const mostLate = 5;
const longestFrame = 50.5;

/** The peers whose free packages can drag, with the selectors of their sets and scroll containers. */
const peers: readonly (readonly [name: PeerName, set: string, scroller: string])[] = [
  ['react-big-calendar', '.rbc-event', '.rbc-time-content'],
  ['fullcalendar', '[role=listitem]', '[role=listitem]'],
];

/** Dragging, resizing, scrolling and zooming in a schedule. */
export const handlingPage: Row = {
  name: 'handling-page',
  title: 'Dragging, resizing, scrolling and zooming among 5,000 events, processor four times slower',
  run: (context) =>
    withChromium(async (browser) => {
      const moves = context.quick ? 6 : 90;
      const shape = context.quick ? quickShape : wholeShape;
      const seed: Seed = (db) => addFestivals(db, [0], shape.events);
      const portal = await withPortal(context, { seed }, ({ server, cookie }) =>
        handle(browser, handledPortal({ address: server.address, cookie }, 0), moves),
      );
      const others = new Map<string, Handled>();
      for (const [name, set, scroller] of peers) {
        const visit = (address: string) => handle(browser, handledPeer(address, shape, set, scroller), moves);
        others.set(name, await withPeer(context, name, visit));
      }
      return {
        figures: [
          ...deeds.flatMap((deed) => figuresOf(deed, portal, others)),
          dropOf(portal, context.calibration),
        ],
        notes,
      };
    }),
};

function figuresOf(
  deed: keyof Frames,
  { frames, limits }: Handled,
  others: ReadonlyMap<string, Handled>,
): readonly Figure[] {
  const known = [...others].filter(([, handled]) => handled.frames[deed].length > 0);
  const peers = known.map(([name, handled]) => ({ name, value: lateShare(handled.frames[deed]) * 100 }));
  const best = peers.toSorted((one, other) => one.value - other.value)[0];
  const late = lateShare(frames[deed]) * 100;
  const limit = limits[deed];
  const limitAs = (measure: (frames: readonly number[]) => number) =>
    limit === undefined ? [] : [{ name: 'static HTML', value: measure(limit) }];
  const longest = Math.max(...frames[deed]);
  // If the machine can't show all frames in time, half as many late ones as the best peer is enough.
  const isSmooth = late <= mostLate && longest <= longestFrame;
  const goal = isSmooth || best === undefined ? atMost(mostLate) : atMost(0.5, best);
  return [
    {
      label: `${deed}: turns of the screen without a frame`,
      value: late,
      unit: '%',
      goal,
      peers: [...peers, ...limitAs((limit) => lateShare(limit) * 100)],
    },
    {
      label: `${deed}: the longest frame`,
      value: longest,
      unit: 'ms',
      peers: [
        ...known.map(([name, handled]) => ({ name, value: Math.max(...handled.frames[deed]) })),
        ...limitAs((limit) => Math.max(...limit)),
      ],
    },
  ];
}

function dropOf({ dropped }: Handled, { computing }: Calibration): Figure {
  return {
    label: 'from letting go until in place, processor as it is',
    value: median(dropped),
    unit: 'ms',
    goal: atMost(2.3, computing),
  };
}

const notes = [
  'A screen has a turn every 16.7 ms. The goal is no more than 5 % of them without a new frame, and no frame over 50 ms; where the ' +
    "machine can't, half of the best peer's part. The pointer tells ninety times where it is, each time as soon as the page has " +
    'heard of the last; a drag is taken back by Escape. Scales are changed three times.',
  'react-big-calendar and FullCalendar drag by their own add-ons; Schedule-X has none here. What they have of scales is how long ' +
    'a slot of their hours is: 15 minutes, 60, and 30 again.',
  'Static HTML is a copy of the page, made from its markup, in which a set follows the pointer by a line of script: what this browser ' +
    'can show of as much on this machine.',
];
