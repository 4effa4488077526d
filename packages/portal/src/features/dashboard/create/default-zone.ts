import { allZones } from '@lineup/domain';

/** Returns the initial zone of a new festival: `own` if the picker has it, perhaps under another name, else UTC. */
export function defaultZone(own: string): string {
  if (allZones.some(({ value }) => value === own)) return own;
  const canonical = canonicalName(own);
  return allZones.find(({ value }) => canonicalName(value) === canonical)?.value ?? 'UTC';
}

/** Zones have had several names (Asia/Calcutta, Asia/Kolkata), and browsers differ in which one they report. */
function canonicalName(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // A zone unknown to this browser matches none in the list.
    return null;
  }
}
