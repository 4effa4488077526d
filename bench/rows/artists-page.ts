import { visitArtists, type ArtistsVisit } from '../browser/artists.ts';
import { withChromium } from '../browser/chromium.ts';
import { visitList, type ListVisit } from '../browser/list.ts';
import { comparedWithStaticCopy } from '../browser/static-copy.ts';
import { atMost, peerNamed, type Figure, type Peer, type Row } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { median, percentile } from '../measure/statistics.ts';
import { withPortal, type Seed } from '../support/portal.ts';
import { addArtists, addFestivals } from '../support/seed.ts';

/** As many artists as sets. */
const count = 10_000;
const listName = 'the list of sets';

const seed: Seed = (db) => {
  addFestivals(db, [0], count);
  addArtists(db, count);
};

/** The list of many artists compared with the list of as many sets, and the artists that the panel of a set offers. */
export const artistsPage: Row = {
  name: 'artists-page',
  title: `List of ${count.toLocaleString('en')} artists in the browser, compared with the list of as many sets`,
  run: (context) =>
    withChromium((browser) =>
      withPortal(context, { seed }, async ({ server, cookie }) => {
        const traits = { address: server.address, cookie };
        const artists: ArtistsVisit[] = [];
        const lists: ListVisit[] = [];
        // Interleaved, so that both run under the same conditions.
        for (let visit = 0; visit < (context.quick ? 1 : 4); visit += 1) {
          artists.push(await visitArtists(browser, traits, 0));
          lists.push(await visitList(browser, traits, 0, 20));
        }
        return { figures: figuresOf(artists, lists, context.calibration), notes };
      }),
    ),
};

function figuresOf(
  artists: readonly ArtistsVisit[],
  lists: readonly ListVisit[],
  { computing }: Calibration,
): readonly Figure[] {
  const peers: readonly Peer[] = [
    {
      name: listName,
      value: percentile(
        lists.flatMap((visit) => visit.filtered),
        0.95,
      ),
    },
  ];
  const comparedWithTheList = (label: string, times: readonly number[]): Figure => ({
    label,
    value: percentile(times, 0.95),
    unit: 'ms',
    peers,
    goal: atMost(1, peerNamed(peers, listName)),
  });
  return [
    comparedWithTheList(
      'search, p95',
      artists.flatMap((visit) => visit.searched),
    ),
    comparedWithTheList(
      'filter, p95',
      artists.flatMap((visit) => visit.filtered),
    ),
    comparedWithStaticCopy(
      'filter, median',
      median(artists.flatMap((visit) => visit.filtered)),
      median(artists.map((visit) => visit.copy)),
    ),
    {
      label: 'artists of a set: key to paint, p95',
      value: percentile(
        artists.flatMap((visit) => visit.keys),
        0.95,
      ),
      unit: 'ms',
      goal: atMost(2.3, computing),
    },
  ];
}

const notes = [
  'The peer is the search in the list of sets, from the key until its rows are painted. Those of the artists of a set are typed once all ' +
    'artists are there, which are read when the field is first entered; their goal is 50 ms where the calibration by computing takes 22.',
];
