/** The time of the server, whatever the clock of this machine shows. */
export interface ServerClock {
  /** Milliseconds since the epoch; until the first answer the machine's own time. */
  readonly now: () => number;
  /** Learns from an answer that holds the server's time; `sentAt` and `receivedAt` are this machine's. All in milliseconds. */
  readonly note: (sentAt: number, receivedAt: number, serverNow: number) => void;
}

/** An answer is no better than its way: a slow one replaces a quick one only after this many milliseconds. */
const validMs = 10 * 60_000;

/** Goes by the quickest answers: their way there and back takes as long, but for a part of their duration. */
export function createServerClock(now: () => number): ServerClock {
  let best: { readonly offset: number; readonly duration: number; readonly at: number } | null = null;
  return {
    now: () => now() + (best?.offset ?? 0),
    note: (sentAt, receivedAt, serverNow) => {
      const duration = receivedAt - sentAt;
      if (duration < 0) return;
      const offset = serverNow - (sentAt + duration / 2);
      const isBetter = best === null || duration <= best.duration || receivedAt - best.at > validMs;
      // A machine whose clock was set is off by more than any answer can be slow.
      const isOff = best !== null && Math.abs(offset - best.offset) > duration + best.duration;
      if (isBetter || isOff) best = { offset, duration, at: receivedAt };
    },
  };
}
