/** The abbreviations that the portal knows, and the zones they stand for here; IST is India's. */
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

/** The zone that an abbreviation stands for, in any letter case; every other text comes back as given. */
export function zoneFromAbbreviation(text: string): string {
  return zonesByAbbreviation.get(text.trim().toUpperCase()) ?? text;
}
