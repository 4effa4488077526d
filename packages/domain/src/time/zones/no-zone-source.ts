import type { ZoneSource } from './zone.ts';

/** Browsers load the rules on demand, because the sign-in does not need them. */
export const firstSource: ZoneSource | null = null;
