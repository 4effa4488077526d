import type { Browser } from 'playwright-core';
import { reviewLineup, type ReviewLineup } from '../support/review-lineup.ts';
import { withFreshPage, type FreshPage, type PageTraits } from './chromium.ts';
import { typeKeys } from './keys.ts';
import { countWork, observePaints, paintedAfter, patience, type Painted, type Sign } from './paints.ts';
import { timeStaticCopy } from './static-copy.ts';

/** A page on which a read lineup is reviewed, how it is made to show it, and how one edits there. */
export interface ReviewPage {
  readonly traits: PageTraits;
  /** Whether what it shows stands in `main`, to be timed as markup too. */
  readonly hasCopy: boolean;
  /** Opens it as far as it goes without showing the events. */
  readonly open: (fresh: FreshPage) => Promise<unknown>;
  /** Shows them; what is shown then; from when on it counts. */
  readonly show: (fresh: FreshPage) => Promise<unknown>;
  readonly shown: Sign;
  readonly from: () => number;
  /** Puts the cursor into the first artist's name. */
  readonly enter: (fresh: FreshPage) => Promise<unknown>;
  /** Mends the stage of a thousand events with one click; null where there is no such deed. */
  readonly mend: {
    readonly prepare: (fresh: FreshPage) => Promise<unknown>;
    readonly act: (fresh: FreshPage) => Promise<unknown>;
    readonly done: Sign;
  } | null;
}

/** What was seen in one visit. */
export interface ReviewVisit {
  readonly shown: Painted;
  /** From each key to its paint, in milliseconds. */
  readonly keys: readonly number[];
  readonly mended: Painted | null;
  /** The time of what is shown in the end as static HTML; not a number where it was not taken. */
  readonly copy: number;
}

declare global {
  interface Window {
    benchReview: ReviewLineup;
    /** What each of the peers' pages offers. */
    showReview: (lineup: ReviewLineup) => void;
  }
}

/** Opens the review in a page of its own, types this many letters and mends what can be mended at once. */
export async function visitReview(
  browser: Browser,
  review: ReviewPage,
  letters: number,
): Promise<ReviewVisit> {
  return withFreshPage(browser, { ...review.traits, script: observePaints }, async (fresh) => {
    fresh.page.setDefaultTimeout(patience);
    await countWork(fresh.tab);
    await review.open(fresh);
    const shown = await paintedAfter(fresh, review.shown, {
      act: () => review.show(fresh),
      from: review.from,
    });
    await review.enter(fresh);
    const keys = await typeKeys(fresh, lettersFor(letters));
    const mended = await mend(fresh, review);
    return { shown, keys, mended, copy: review.hasCopy ? await timeStaticCopy(fresh.page) : Number.NaN };
  });
}

/** This many, with a space after each word. */
function lettersFor(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => 'abcdefgh '.charAt(place % 9));
}

async function mend(fresh: FreshPage, { mend: action }: ReviewPage): Promise<Painted | null> {
  if (action === null) return null;
  await action.prepare(fresh);
  return paintedAfter(fresh, action.done, {
    act: () => action.act(fresh),
    from: () => window.benchPaints.input,
  });
}

const allValid: Sign = { selector: 'main', count: 1, text: 'All events are valid' };

/** The portal at the address of a draft's last step, from which one goes back to the review. */
export function portalReview(traits: PageTraits, path: string, firstArtist: string): ReviewPage {
  return {
    traits,
    hasCopy: true,
    open: async ({ page }) => {
      await page.goto(`${path}?step=4`);
      // Taking away the preview of thousands of events is no part of showing the review.
      await page.click('[aria-label="Festival days"] [role=tab]:first-child');
    },
    show: ({ page }) => page.getByRole('button', { name: 'Back to Edit' }).click(),
    // How many rows are in sight depends on what stands above them; the row fails when one of them comes later than the first.
    shown: { selector: 'ul[aria-label=Events] > li', count: 1, text: 'Stage One' },
    from: () => window.benchPaints.input,
    enter: ({ page }) => page.click(`input[value="${firstArtist}"]`),
    mend: {
      prepare: ({ page }) => page.getByLabel('Stage', { exact: true }).first().selectOption('Stage 1'),
      act: ({ page }) => page.getByRole('button', { name: /^Apply to all/u }).click(),
      done: allValid,
    },
  };
}

/** A peer, which is given its events in memory. */
function peerReview(
  address: string,
  events: number,
  parts: Pick<ReviewPage, 'shown' | 'enter' | 'mend'>,
): ReviewPage {
  return {
    traits: { address },
    hasCopy: false,
    open: async ({ page }) => {
      await page.goto('/');
      await page.waitForFunction(() => 'showReview' in window);
      await page.evaluate((lineup) => void (window.benchReview = lineup), reviewLineup(events));
    },
    show: ({ page }) => page.evaluate(showHeld),
    from: () => window.benchStarted,
    ...parts,
  };
}

function showHeld(): void {
  window.benchStarted = performance.now();
  window.showReview(window.benchReview);
}

/** Ten thousand rows of inputs. */
export function naiveInputs(address: string, events: number): ReviewPage {
  return peerReview(address, events, {
    shown: { selector: 'li', count: events, text: '' },
    enter: ({ page }) => page.click('li:first-child input'),
    mend: {
      prepare: () => Promise.resolve(),
      act: ({ page }) => page.click('button'),
      done: allValid,
    },
  });
}

/** The step of react-spreadsheet-import in which rows are reviewed; its cells are inputs while they are edited. */
export function spreadsheetImport(address: string, events: number): ReviewPage {
  return peerReview(address, events, {
    shown: { selector: '[role=gridcell]', count: 50, text: 'Velvet Lanterns 0' },
    enter: ({ page }) => page.getByText('Velvet Lanterns 0', { exact: true }).dblclick(),
    mend: null,
  });
}
