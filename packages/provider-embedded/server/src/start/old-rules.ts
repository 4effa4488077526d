import { isOutdated, type ZoneRelease } from '@lineup/domain';

/** What to tell an operator whose zone rules are more than a year old at `now`; null where they are not. */
export function oldRulesNote(release: ZoneRelease, now: number): string | null {
  if (!isOutdated(release, now)) return null;
  return `The time zone rules (${release.version}) are of ${release.released}, more than a year old; docs/operating.md says how to update them.`;
}
