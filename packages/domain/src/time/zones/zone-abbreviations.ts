/** The abbreviations that the portal accepts, and their zones; IST is India's. */
const zonesByAbbreviation: ReadonlyMap<string, string> = new Map([
  ['EST', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['CST', 'America/Chicago'],
  ['CDT', 'America/Chicago'],
  ['MST', 'America/Denver'],
  ['MDT', 'America/Denver'],
  ['PST', 'America/Los_Angeles'],
  ['PDT', 'America/Los_Angeles'],
  ['UTC', 'UTC'],
  ['GMT', 'GMT'],
  ['CET', 'Europe/Paris'],
  ['CEST', 'Europe/Paris'],
  ['BST', 'Europe/London'],
  ['JST', 'Asia/Tokyo'],
  ['AEST', 'Australia/Sydney'],
  ['AEDT', 'Australia/Sydney'],
  ['IST', 'Asia/Kolkata'],
  ['PKT', 'Asia/Karachi'],
  ['SGT', 'Asia/Singapore'],
  ['HKT', 'Asia/Hong_Kong'],
  ['KST', 'Asia/Seoul'],
  ['WIB', 'Asia/Jakarta'],
  ['WIT', 'Asia/Jayapura'],
  ['WITA', 'Asia/Makassar'],
]);

/** Returns the zone of an abbreviation, ignoring case; returns any other text unchanged. */
export function zoneFromAbbreviation(text: string): string {
  return zonesByAbbreviation.get(text.trim().toUpperCase()) ?? text;
}
