import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import { formOf, largestPaintOf, loads, type FirstLoad } from '../browser/first-load.ts';
import { loadPeer, peerNames, type PeerLoads } from '../browser/peer-loads.ts';
import { walkScreens } from '../browser/walk-screens.ts';
import { atMost, peerNamed, type Figure, type Peer, type Row, type RowResult } from '../frame/row.ts';
import { addAccounts, addSessions, hashPassword, sessionCookie } from '../support/accounts.ts';
import { withPortal, type Seed } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** The cost of a first visit: the code of each screen, and when its largest content appears over a slow line. */
export const firstLoads: Row = {
  name: 'first-load',
  title: 'First load: code up to each screen, and largest paint over a slow line',
  run: async (context) => {
    const passwordHash = await hashPassword();
    const seed: Seed = (db) => {
      addFestivals(db, numbers(12), 200);
      addAccounts(db, 1, passwordHash);
      addSessions(db, 1);
    };
    return withChromium(async (browser) => {
      const peers: PeerLoads[] = [];
      for (const name of peerNames) peers.push(await loadPeer(browser, context, name));
      return withPortal(context, { seed }, ({ server }) =>
        measure(browser, server.address, context.quick ? 2 : 5, peers),
      );
    });
  },
};

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

async function measure(
  browser: Browser,
  address: string,
  visits: number,
  peers: readonly PeerLoads[],
): Promise<RowResult> {
  const cookie = sessionCookie(0);
  const sizes = await walkScreens(browser, address, cookie);
  const ahead = await walkScreens(browser, address, cookie, true);
  const login = await loads(browser, { address }, '/login', visits);
  const dashboard = await loads(browser, { address, cookie }, '/', visits);
  const ofPeers = (value: (peer: PeerLoads) => number | undefined): readonly Peer[] =>
    peers.flatMap((peer) => {
      const found = value(peer);
      return found === undefined ? [] : [{ name: peer.name, value: found }];
    });
  return {
    figures: [
      {
        ...kilobytesOf('JS and CSS of /login, gzip', sizes.login, 150),
        peers: ofPeers((peer) => peer.kilobytes),
      },
      kilobytesOf('up to the dashboard', sizes.dashboard, 190),
      kilobytesOf('up to the schedule', sizes.schedule, 250),
      kilobytesOf('step 3 of the wizard, by its address', sizes.reviewAlone, 265),
      kilobytesOf('up to step 3 of the wizard, by all screens before it', sizes.review, 265),
      { label: 'the same with what is loaded ahead', value: ahead.review, unit: 'KB' },
      largestPaint(
        'largest paint of /login',
        login,
        0.4,
        ofPeers((peer) => peer.paints?.login),
      ),
      {
        label: 'form of /login there',
        value: formOf(login),
        unit: 's',
        peers: ofPeers((peer) => peer.paints?.form),
      },
      largestPaint(
        'largest paint of the dashboard, signed in',
        dashboard,
        0.75,
        ofPeers((peer) => peer.paints?.list),
      ),
      shift([...login, ...dashboard]),
      blocking([...login, ...dashboard]),
    ],
    notes: [
      `The largest content of /login was "${largest(login)}", that of the dashboard "${largest(dashboard)}". ` +
        `Medians of ${visits} visits, each with a new profile, at 1.6 Mbit/s, 150 ms for every exchange and a processor four ` +
        'times slower, 1280 × 800 pixels; the dashboard has twelve festivals of 200 events.',
      'The large picture of the dashboard is asked for with the list of the festivals, and is there long before it can be shown. ' +
        'The code takes about 0.9 s of the line, and on the slow processor about as long again until it has shown the list. Tried: ' +
        'the first page is shown without a sign of waiting before it, for which React holds back what follows for a third of a ' +
        'second, and the calendar of the platform is woken while the code comes: a median of 2.74 s became 2.42, in the best ' +
        'moments of the machine 2.14. Cards out of sight that are not laid out, and no skeleton before the list: no difference ' +
        'in sixteen visits each, in turns.',
      'FireCMS is measured by its scripts alone: its style sheet is made by Tailwind with its list of plugins, which is not ' +
        'installed here, and without it the list has no height; its sign-in belongs to its Firebase package.',
      'Who is not signed in reads the head of /login before the code of its form is there; the form follows at the same place.',
    ],
  };
}

function kilobytesOf(label: string, value: number, most: number): Figure {
  return { label, value, unit: 'KB', goal: atMost(most) };
}

/** The goal is a share of React Admin's time for the same. */
function largestPaint(
  label: string,
  visits: readonly FirstLoad[],
  most: number,
  peers: readonly Peer[],
): Figure {
  const reference = peerNamed(peers, 'react-admin');
  return { label, value: largestPaintOf(visits), unit: 's', goal: atMost(most, reference), peers };
}

function largest(visits: readonly FirstLoad[]): string {
  return (
    visits.find(({ largest: text }) => text !== '')?.largest ?? 'what has made way for the whole page since'
  );
}

/** Of the worst visit, to three digits: anything less is a few pixels of a word in another font. */
function shift(visits: readonly FirstLoad[]): Figure {
  const worst = Math.max(...visits.map((load) => load.shift));
  const value = Math.round(worst * 1000) / 1000;
  return { label: 'layout shift', value, unit: '', goal: atMost(0) };
}

/** Of the worst visit; the document itself does not count. */
function blocking(visits: readonly FirstLoad[]): Figure {
  const value = Math.max(...visits.map((load) => load.blocking.length));
  return { label: 'files that hold up the first paint', value, unit: '', goal: atMost(1) };
}
