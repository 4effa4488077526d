import type { Browser } from 'playwright-core';
import { reviewLineup, type ReviewLineup } from '../support/review-lineup.ts';
import { withFreshPage, type FreshPage, type PageTraits } from './chromium.ts';
import { typeKeys } from './keys.ts';
import { countWork, observePaints, paintedAfter, patience, type Painted, type Sign } from './paints.ts';
import { timeStaticCopy } from './static-copy.ts';

/** A page for reviewing a parsed lineup: how to show it, and how to edit in it. */
export interface ReviewPage {
  readonly traits: PageTraits;
  /** Whether its content is in `main`, so that it can also be timed as markup. */
  readonly hasCopy: boolean;
  /** Opens the page as far as possible without showing the events. */
  readonly open: (fresh: FreshPage) => Promise<unknown>;
  /** Shows them, with the sign to wait for and the start of the time. */
  readonly show: (fresh: FreshPage) => Promise<unknown>;
  readonly shown: Sign;
  readonly from: () => number;
  /** Puts the cursor into the first artist's name. */
  readonly enter: (fresh: FreshPage) => Promise<unknown>;
  /** Fixes the stage of a thousand events with one click; null if the page cannot do that. */
  readonly mend: {
    readonly prepare: (fresh: FreshPage) => Promise<unknown>;
    readonly act: (fresh: FreshPage) => Promise<unknown>;
    readonly done: Sign;
  } | null;
}

/** The times of one visit. */
export interface ReviewVisit {
  readonly shown: Painted;
  /** From each key to its paint, in milliseconds. */
  readonly keys: readonly number[];
  readonly mended: Painted | null;
  /** The time of the final content as static HTML; NaN if not measured. */
  readonly copy: number;
}

declare global {
  interface Window {
    benchReview: ReviewLineup;
    /** Defined by the peers' pages. */
    showReview: (lineup: ReviewLineup) => void;
  }
}

/** Opens the review in a new page, types this many letters and applies the fix for many events. */
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

/** This many letters, with a space after each word. */
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

/** The portal at the last step of a draft, from which it goes back to the review. */
export function portalReview(traits: PageTraits, path: string, firstArtist: string): ReviewPage {
  return {
    traits,
    hasCopy: true,
    open: async ({ page }) => {
      await page.goto(`${path}?step=4`);
      // Removing the preview of thousands of events is not part of showing the review.
      await page.click('[aria-label="Festival days"] [role=tab]:first-child');
    },
    show: ({ page }) => page.getByRole('button', { name: 'Back to Edit' }).click(),
    // The number of visible rows depends on the content above them; the row fails if one of them appears later than the
    // first.
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

/** A peer, which gets its events in memory. */
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

/** The step of react-spreadsheet-import in which rows are reviewed; its cells become inputs while being edited. */
export function spreadsheetImport(address: string, events: number): ReviewPage {
  return peerReview(address, events, {
    shown: { selector: '[role=gridcell]', count: 50, text: 'Velvet Lanterns 0' },
    enter: ({ page }) => page.getByText('Velvet Lanterns 0', { exact: true }).dblclick(),
    mend: null,
  });
}
