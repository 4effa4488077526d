import type { Festival } from '@lineup/domain';
import { useCallback, useEffect, useState } from 'react';
import { useServerNow } from '../../../app/presence/use-presence.ts';
import { rehearsalInstant } from './live-search.ts';

/** The board's time in milliseconds since the epoch: the server's, or that of a rehearsal. */
export interface LiveClock {
  /** The current minute; each new minute causes a render. */
  readonly minute: number;
  /** The exact current instant, for recording. */
  readonly instant: () => number;
}

const beatMs = 1000;
const minuteMs = 60_000;

/** `at` is the time at which a rehearsal begins, as in the address; the clock runs on from there. */
export function useLiveClock(at: string | undefined, festival: Pick<Festival, 'timezone'>): LiveClock {
  const serverNow = useServerNow();
  const { timezone } = festival;
  const rehearsal = at === undefined ? null : rehearsalInstant(at, { timezone });
  const [begin, setBegin] = useState(() => ({ rehearsal, at: serverNow() }));
  if (begin.rehearsal !== rehearsal) setBegin({ rehearsal, at: serverNow() });
  const offset = begin.rehearsal === null ? 0 : begin.rehearsal - begin.at;
  const instant = useCallback(() => serverNow() + offset, [serverNow, offset]);
  const [minute, setMinute] = useState(() => minuteOf(instant()));
  useEffect(() => {
    const update = () => setMinute(minuteOf(instant()));
    update();
    const timer = setInterval(update, beatMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [instant]);
  return { minute, instant };
}

function minuteOf(instant: number): number {
  return Math.floor(instant / minuteMs) * minuteMs;
}
