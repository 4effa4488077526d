// What runs inside of pages: every function stands alone, because it is sent to the page as text; it names none within, as
// what translates the sources would call a helper for the name that the page does not have.

interface LoadRecord {
  largestPaint: number;
  largest: string;
  shift: number;
  /** When a form first stood in the page, in milliseconds; 0 where none did. */
  form: number;
  /** What long tasks took beyond 50 ms each, in milliseconds. */
  blocked: number;
}

/** Moments in milliseconds since the navigation began; 0 for what has not happened yet. */
interface ChoiceRecord {
  chosenAt: number;
  shownAt: number;
  readonly tasks: { readonly begin: number; readonly end: number }[];
}

declare global {
  interface Window {
    benchLoad: LoadRecord;
    benchChoice: ChoiceRecord;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Notes the largest paint, the shifts of the layout, the first form and the long tasks from the beginning. */
export function observeLoad(): void {
  const seen: LoadRecord = { largestPaint: 0, largest: '', shift: 0, form: 0, blocked: 0 };
  window.benchLoad = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestContentfulPaint[]) {
      seen.largestPaint = entry.startTime;
      // What was painted first may have made way for the whole page meanwhile.
      const { element, url } = entry;
      seen.largest = element === null ? url : `${element.tagName} ${element.textContent.slice(0, 40)}`.trim();
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const forForm = new MutationObserver(() => {
    if (document.querySelector('form') === null) return;
    seen.form = performance.now();
    forForm.disconnect();
  });
  forForm.observe(document, { childList: true, subtree: true });
}

interface ResourceTiming extends PerformanceResourceTiming {
  readonly renderBlockingStatus?: string;
}

/** The files that held up the first paint, by their paths. */
export function blockingFiles(): readonly string[] {
  return (performance.getEntriesByType('resource') as ResourceTiming[])
    .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
    .map(({ name }) => new URL(name).pathname);
}

/** The id of the last row of a list that can be seen without scrolling, on a page of a release. */
export function lastRowInView(): string {
  const rows = [...document.querySelectorAll('main li[id]')];
  return rows.findLast((row) => row.getBoundingClientRect().top < innerHeight)?.id ?? '';
}

/** Notes when a file is chosen, when what was found in it is painted, and the long tasks from the beginning. */
export function observeChoice(): void {
  const seen: ChoiceRecord = { chosenAt: 0, shownAt: 0, tasks: [] };
  window.benchChoice = seen;
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') seen.chosenAt = performance.now();
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ begin: startTime, end: startTime + duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  const forRows = new MutationObserver(() => {
    // What the portal says of a file that was read, and the first artist in the table of a peer.
    if (!/\d+ events found|Velvet Lanterns 0/u.test(document.body?.textContent ?? '')) return;
    forRows.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => (seen.shownAt = performance.now())));
  });
  forRows.observe(document, { childList: true, subtree: true, characterData: true });
}
