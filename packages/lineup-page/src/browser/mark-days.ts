import { holdAt } from './place-in-page.ts';

/** Marks the link of the day that is being read, and scrolls it into view where the days scroll sideways. */
export function markDays(page: ParentNode): void {
  const links = new Map(
    Array.from(page.querySelectorAll<HTMLAnchorElement>('.bar nav a[href^="#day-"]'), (link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  const mark = (day: Element) => {
    const current = links.get(day.id);
    const list = current?.closest('ul');
    // Read before any write: reading afterwards would force another layout.
    const left = current === undefined || !list ? 0 : current.offsetLeft - list.clientWidth / 3;
    for (const link of links.values()) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    if (list) list.scrollLeft = left;
  };
  // A day counts as being read while it crosses the upper part of the window.
  const watch = new IntersectionObserver(
    (seen) => {
      const day = lastReached(seen);
      if (day !== undefined) mark(day);
    },
    { rootMargin: '-20% 0px -79% 0px' },
  );
  for (const day of page.querySelectorAll('.day')) {
    watch.observe(day);
    links.get(day.id)?.addEventListener('click', () => requestAnimationFrame(() => stayAt(day)));
  }
}

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'time'>;

/**
 * Returns the element that came into view last. When several frames pass, the observer reports all entries at once,
 * sorted by element instead of time.
 */
export function lastReached(seen: readonly Seen[]): Element | undefined {
  return seen
    .filter(({ isIntersecting }) => isIntersecting)
    .sort((one, other) => one.time - other.time)
    .at(-1)?.target;
}

function stayAt(day: Element): void {
  holdAt(day, Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
}
