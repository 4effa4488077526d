import { allZones } from '@lineup/domain';

/** What a new festival's form starts with: `own` where the picker has it, perhaps under another name, else UTC. */
export function defaultZone(own: string): string {
  if (allZones.some(({ value }) => value === own)) return own;
  const canonical = canonicalName(own);
  return allZones.find(({ value }) => canonicalName(value) === canonical)?.value ?? 'UTC';
}

/** Zones have had several names (Asia/Calcutta, Asia/Kolkata), and browsers differ in which one they tell. */
function canonicalName(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // A zone that this browser does not know is like none in the list.
    return null;
  }
}
