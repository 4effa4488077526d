// Functions that run inside pages. Each is self-contained, because it is sent to the page as text, and defines no named
// functions: for these, the transpiler would call a helper that the page does not have.

interface LoadRecord {
  largestPaint: number;
  largest: string;
  shift: number;
  /** When a form first appeared in the page, in milliseconds; 0 if none did. */
  form: number;
  /** The time of long tasks beyond 50 ms each, in milliseconds. */
  blocked: number;
}

/** Times in milliseconds since the navigation began; 0 if not yet reached. */
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

/** Records the largest paint, layout shifts, the first form and long tasks from the beginning. */
export function observeLoad(): void {
  const seen: LoadRecord = { largestPaint: 0, largest: '', shift: 0, form: 0, blocked: 0 };
  window.benchLoad = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestContentfulPaint[]) {
      seen.largestPaint = entry.startTime;
      // The page may since have removed the first painted content.
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

/** The paths of the files that blocked the first paint. */
export function blockingFiles(): readonly string[] {
  return (performance.getEntriesByType('resource') as ResourceTiming[])
    .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
    .map(({ name }) => new URL(name).pathname);
}

/** The id of the last row of a list that is visible without scrolling, on a page of a release. */
export function lastRowInView(): string {
  const rows = [...document.querySelectorAll('main li[id]')];
  return rows.findLast((row) => row.getBoundingClientRect().top < innerHeight)?.id ?? '';
}

/** Records when a file is chosen, when its contents are painted, and the long tasks from the beginning. */
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
    // The portal's message about a parsed file, or the first artist in a peer's table.
    if (!/\d+ events found|Velvet Lanterns 0/u.test(document.body?.textContent ?? '')) return;
    forRows.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => (seen.shownAt = performance.now())));
  });
  forRows.observe(document, { childList: true, subtree: true, characterData: true });
}
