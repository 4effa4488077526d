import { text } from './texts.ts';

/** When and where a set plays; times in milliseconds since the epoch. */
export interface Timed {
  readonly start: number | null;
  readonly end: number | null;
  readonly isOff: boolean;
  readonly stage: { readonly slug: string };
}

export type OnNow = 'Now' | 'Next';

const soon = 3 * 3_600_000;

/**
 * Returns what plays at `now`, and what begins next on each stage within three hours. Compares instants only, so that
 * neither the festival's time zone nor the visitor's matters.
 */
export function onNow<Set extends Timed>(sets: readonly Set[], now: number): ReadonlyMap<Set, OnNow> {
  const playing = sets.filter((set) => !set.isOff);
  const next = new Map<string, Set>();
  for (const set of playing) {
    const { slug } = set.stage;
    const first = next.get(slug);
    if (startsSoon(set, now) && (set.start ?? 0) < (first?.start ?? Infinity)) next.set(slug, set);
  }
  const on = playing.filter(({ start, end }) => start !== null && end !== null && start <= now && now < end);
  return new Map([
    ...Array.from(next.values(), (set) => [set, 'Next'] as const),
    ...on.map((set) => [set, 'Now'] as const),
  ]);
}

function startsSoon({ start }: Timed, now: number): boolean {
  return start !== null && now < start && start <= now + soon;
}

/** "Now" or "Next", in the language of the page. */
export function stateText(state: OnNow): string {
  return text(state === 'Now' ? 'scriptNow' : 'scriptNext');
}

const minute = 60_000;

/** How long a set still plays, or how long until it begins: "Now, 24 min left", "Next, in 1 h 5 min". */
export function countdownText(
  { start, end }: Pick<Timed, 'start' | 'end'>,
  state: OnNow,
  now: number,
): string {
  const until = state === 'Now' ? end : start;
  if (until === null) return stateText(state);
  const minutes = Math.max(1, Math.ceil((until - now) / minute));
  const hours = Math.floor(minutes / 60);
  const parts = [
    ...(hours > 0 ? [text('scriptHours', { count: hours })] : []),
    ...(minutes % 60 > 0 ? [text('scriptMinutes', { count: minutes % 60 })] : []),
  ];
  return text(state === 'Now' ? 'scriptTimeLeft' : 'scriptNextIn', { length: parts.join(' ') });
}
