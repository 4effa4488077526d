import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Asker } from './public-memory.ts';

/** How much one address may ask for that is not answered out of memory. */
export interface VisitorLimits {
  /** Lineups that do not exist, per minute. */
  readonly unknownPerMinute: number;
  /** Previews, those that do not exist among them, per minute. */
  readonly previewsPerMinute: number;
}

export const productionVisitorLimits: VisitorLimits = { unknownPerMinute: 60, previewsPerMinute: 60 };

/** In the demo everyone shares one address. */
export const demoVisitorLimits: VisitorLimits = { unknownPerMinute: 600, previewsPerMinute: 600 };

export interface VisitorThrottles {
  /** The same for all lineups an address asks for. */
  readonly asker: (address: () => string) => Asker;
  /** Counts a preview; the seconds to wait for whoever has asked for too many, or null. */
  readonly preview: (address: string) => Promise<number | null>;
}

const minute = 60;

export function createVisitorThrottles(limits: VisitorLimits): VisitorThrottles {
  const unknown = new RateLimiterMemory({ points: limits.unknownPerMinute, duration: minute });
  return {
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

/** Counts by key; answers the seconds to wait for a key that has been counted too often in this minute, or null. */
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
