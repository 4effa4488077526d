import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts by key on this instance; resolves to the seconds to wait for a key that was counted too often in a minute, or
 * null.
 */
export function createRateLimit(perMinute: number): (key: string) => Promise<number | null> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
