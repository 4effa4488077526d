import { useIntersection } from '@mantine/hooks';

/** Whether the bar below `sentinel` sticks to the top of the window, because the sentinel has scrolled out of it. */
export function useStuck() {
  const { ref, entry } = useIntersection<HTMLDivElement>();
  const stuck = entry !== null && !entry.isIntersecting && entry.boundingClientRect.top < 0;
  return { sentinel: ref, stuck };
}
