import type { NightRules } from '../night-rules.ts';

/** For a festival in UTC on the first two days of the epoch, whose nights last until six. */
export const utcNights: NightRules = {
  days: { first: 0, last: 1, dayStart: 6 * 60 },
  offsets: [{ instant: 0, offset: 0 }],
};
