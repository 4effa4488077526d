/** Marks the link of the day that is being read, and keeps it in view where the days scroll sideways. */
export function markDays(page: ParentNode): void {
  const links = new Map(
    Array.from(page.querySelectorAll<HTMLAnchorElement>('.bar nav a[href^="#day-"]'), (link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  const mark = (day: Element) => {
    for (const [id, link] of links) {
      if (id !== day.id) link.removeAttribute('aria-current');
      else link.setAttribute('aria-current', 'location');
    }
    const link = links.get(day.id);
    const list = link?.closest('ul');
    if (link !== undefined && list) list.scrollLeft = link.offsetLeft - list.clientWidth / 3;
  };
  // A day is read while it reaches across the upper part of the window.
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) mark(target);
    },
    { rootMargin: '-20% 0px -79% 0px' },
  );
  for (const day of page.querySelectorAll('.day')) watch.observe(day);
}
