import { visitList, type ListVisit } from '../browser/list.ts';
import { comparedWithStaticCopy } from '../browser/static-copy.ts';
import { portalReview, visitReview, type ReviewVisit } from '../browser/review.ts';
import { withChromium } from '../browser/chromium.ts';
import { atMost, peerNamed, type Figure, type Peer, type Row } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { median, percentile } from '../measure/statistics.ts';
import { artistName, festivalId, uploadId } from '../support/lineup-data.ts';
import { withPortal, type Seed } from '../support/portal.ts';
import { reviewData } from '../support/review-lineup.ts';
import { addFestivals, addUpload } from '../support/seed.ts';

const sets = 10_000;
const reviewName = 'the review';

/**
 * The first festival has the sets; each of the others has an upload of the same size to review, and no sets to compare
 * it with. Each visit uses another festival, because a fix in the review is stored by the time of the next visit.
 */
const seedFor =
  (reviewed: readonly number[]): Seed =>
  (db) => {
    addFestivals(db, [0], sets);
    addFestivals(db, reviewed, 0);
    for (const number of reviewed) addUpload(db, number, sets, { dataOf: reviewData });
  };

/** The list of a large lineup, compared with the review of one of the same size. */
export const listPage: Row = {
  name: 'list-page',
  title: `List of ${sets.toLocaleString('en')} sets in the browser`,
  run: (context) =>
    withChromium((browser) => {
      const reviewed = context.quick ? [1] : [1, 2, 3, 4];
      return withPortal(context, { seed: seedFor(reviewed) }, async ({ server, cookie }) => {
        const traits = { address: server.address, cookie };
        const lists: ListVisit[] = [];
        const reviews: ReviewVisit[] = [];
        // Interleaved, so that both run under the same conditions.
        for (const number of reviewed) {
          const path = `/festival/${festivalId(number)}/upload/${uploadId(number)}`;
          lists.push(await visitList(browser, traits, 0, 20));
          reviews.push(await visitReview(browser, portalReview(traits, path, artistName(0)), 20));
        }
        return { figures: figuresOf(lists, reviews, context.calibration), notes };
      });
    }),
};

function figuresOf(
  lists: readonly ListVisit[],
  reviews: readonly ReviewVisit[],
  { computing }: Calibration,
): readonly Figure[] {
  const figureWithReview = (label: string, value: number, review: number): Figure => {
    const peers: readonly Peer[] = [{ name: reviewName, value: review }];
    return { label, value, unit: 'ms', peers, goal: atMost(1, peerNamed(peers, reviewName)) };
  };
  const keys = lists.flatMap((visit) => visit.keys);
  const reviewKeys = reviews.flatMap((visit) => visit.keys);
  const atOnce = (label: string, times: readonly number[]): Figure => ({
    label,
    value: percentile(times, 0.95),
    unit: 'ms',
    goal: atMost(2.3, computing),
  });
  return [
    figureWithReview(
      'first render',
      median(lists.map(({ shown }) => shown.time)),
      median(reviews.map(({ shown }) => shown.time)),
    ),
    comparedWithStaticCopy(
      'first render',
      median(lists.map(({ shown }) => shown.time)),
      median(lists.map(({ copy }) => copy)),
    ),
    figureWithReview(
      'first render, work of the main thread',
      median(lists.map(({ shown }) => shown.work)),
      median(reviews.map(({ shown }) => shown.work)),
    ),
    figureWithReview('key to paint, p50', percentile(keys, 0.5), percentile(reviewKeys, 0.5)),
    figureWithReview('key to paint, p95', percentile(keys, 0.95), percentile(reviewKeys, 0.95)),
    atOnce(
      'arrow key to paint, p95',
      lists.flatMap(({ arrows }) => arrows),
    ),
    atOnce(
      'sort, p95',
      lists.flatMap(({ sorted }) => sorted),
    ),
    atOnce(
      'filter, p95',
      lists.flatMap(({ filtered }) => filtered),
    ),
  ];
}

const notes = [
  'The list is opened from the grid of the same sets, with its code there: from the press of "List" until the rows in sight are ' +
    'painted. The review is opened as in its own row. Times of sorting and filtering are those from the input to the paint; their goal is 50 ms where the calibration by computing takes 22.',
  'Of the work of the first render a third is the style and the layout of the rows, in one go; most of the rest is React. The day of ' +
    'the grid is taken away after the paint, and rows are made while the page is idle once one has pointed at "List". To write the ' +
    'address of an order after its paint saved some milliseconds, and lost it in a reload that followed at once.',
];
