import type { ZoneSource } from './zone.ts';

/** In a browser the rules are loaded when they are needed: the sign-in has no use for them. */
export const firstSource: ZoneSource | null = null;
