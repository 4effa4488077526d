import { screenLimits } from '@lineup/lineup-page/http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Asker } from './public-memory.ts';

/** The limits per IP address for requests that are not cached. */
export interface VisitorLimits {
  /** Unknown lineups per minute. */
  readonly unknownPerMinute: number;
  /** Previews per minute, including unknown ones. */
  readonly previewsPerMinute: number;
}

export const productionVisitorLimits: VisitorLimits = { unknownPerMinute: 60, previewsPerMinute: 60 };

/** In the demo everyone shares one IP address. */
export const demoVisitorLimits: VisitorLimits = { unknownPerMinute: 600, previewsPerMinute: 600 };

/** Limits for stage screens. Each returns the seconds to wait, or null. */
export interface ScreenThrottles {
  /** Checks whether the IP address has tried too many unknown links, without counting. */
  readonly unknownWait: (address: string) => Promise<number | null>;
  readonly noteUnknown: (address: string) => Promise<void>;
  /** Counts the requests of all screens of a link. */
  readonly read: (linkId: string) => Promise<number | null>;
  readonly seen: (linkId: string) => Promise<number | null>;
  /** Counts a report, by its link and IP address. */
  readonly report: (linkId: string, address: string) => Promise<number | null>;
}

export interface VisitorThrottles {
  readonly screens: ScreenThrottles;
  /** The same for lineups, by IP address. */
  readonly asker: (address: () => string) => Asker;
  /** Counts a preview; returns the seconds to wait after too many requests, or null. */
  readonly preview: (address: string) => Promise<number | null>;
}

const minute = 60;

export function createVisitorThrottles(limits: VisitorLimits): VisitorThrottles {
  const unknown = new RateLimiterMemory({ points: limits.unknownPerMinute, duration: minute });
  return {
    screens: createScreenThrottles(limits.previewsPerMinute),
    asker: (address) => ({
      waitSeconds: async () => {
        const counted = await unknown.get(address());
        return counted === null || counted.remainingPoints > 0 ? null : secondsOf(counted);
      },
      noteUnknown: async () => void (await consume(unknown, address())),
    }),
    preview: createRateLimit(limits.previewsPerMinute),
  };
}

/** One IP address may try `unknownPerMinute` unknown links per minute. */
function createScreenThrottles(unknownPerMinute: number): ScreenThrottles {
  const unknown = new RateLimiterMemory({ points: unknownPerMinute, duration: minute });
  const byLink = createRateLimit(screenLimits.reportsPerMinute.link);
  const byAddress = createRateLimit(screenLimits.reportsPerMinute.address);
  return {
    unknownWait: async (address) => {
      const counted = await unknown.get(address);
      return counted === null || counted.remainingPoints > 0 ? null : secondsOf(counted);
    },
    noteUnknown: async (address) => void (await consume(unknown, address)),
    read: createRateLimit(screenLimits.readsPerMinute),
    seen: createRateLimit(screenLimits.seenPerMinute),
    report: async (linkId, address) => (await byLink(linkId)) ?? (await byAddress(address)),
  };
}

/** Counts by key; returns the seconds to wait for a key that was counted too often in this minute, or null. */
export function createRateLimit(perMinute: number): (key: string) => Promise<number | null> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: minute });
  return (key) => consume(limiter, key);
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return secondsOf(refusal);
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
