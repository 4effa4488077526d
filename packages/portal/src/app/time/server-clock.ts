/** The server's time, independent of this machine's clock. */
export interface ServerClock {
  /** In epoch milliseconds; this machine's time until the first response. */
  readonly now: () => number;
  /**
   * Learns from a response that holds the server's time; `sentAt` and `receivedAt` are this machine's times. All in
   * epoch milliseconds.
   */
  readonly note: (sentAt: number, receivedAt: number, serverNow: number) => void;
}

/**
 * The precision of a response depends on its duration: a slow one replaces a fast one only after this many
 * milliseconds.
 */
const validMs = 10 * 60_000;

/** Estimates the offset from the fastest responses, assuming that both directions take equally long. */
export function createServerClock(now: () => number): ServerClock {
  let best: { readonly offset: number; readonly duration: number; readonly at: number } | null = null;
  return {
    now: () => now() + (best?.offset ?? 0),
    note: (sentAt, receivedAt, serverNow) => {
      const duration = receivedAt - sentAt;
      if (duration < 0) return;
      const offset = serverNow - (sentAt + duration / 2);
      const isBetter = best === null || duration <= best.duration || receivedAt - best.at > validMs;
      // If the machine's clock was set, the offset differs by more than slow responses can explain.
      const isOff = best !== null && Math.abs(offset - best.offset) > duration + best.duration;
      if (isBetter || isOff) best = { offset, duration, at: receivedAt };
    },
  };
}
