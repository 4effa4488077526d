import { zoneName } from './planned-offsets.ts';

/** An entry of the zone picker: `value` is the IANA name, `label` is shown and always contains the name. */
export interface TimeZoneOption {
  readonly value: string;
  readonly label: string;
}

/** The picker's group of popular zones. */
export const popularZones: readonly TimeZoneOption[] = [
  { value: 'America/New_York', label: 'New York, Eastern Time (America/New_York)' },
  { value: 'America/Chicago', label: 'Chicago, Central Time (America/Chicago)' },
  { value: 'America/Denver', label: 'Denver, Mountain Time (America/Denver)' },
  { value: 'America/Los_Angeles', label: 'Los Angeles, Pacific Time (America/Los_Angeles)' },
  { value: 'Europe/London', label: 'London, UK Time (Europe/London)' },
  { value: 'Europe/Paris', label: 'Paris, Central European Time (Europe/Paris)' },
  { value: 'Asia/Tokyo', label: 'Tokyo, Japan Time (Asia/Tokyo)' },
  { value: 'Australia/Sydney', label: 'Sydney, Eastern Australian Time (Australia/Sydney)' },
];

const otherZones: readonly string[] = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Nairobi',
  'America/Anchorage',
  'America/Argentina/Buenos_Aires',
  'America/Bogota',
  'America/Costa_Rica',
  'America/Edmonton',
  'America/Halifax',
  'America/Jamaica',
  'America/Lima',
  'America/Mexico_City',
  'America/Montevideo',
  'America/Panama',
  'America/Phoenix',
  'America/Puerto_Rico',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Toronto',
  'America/Vancouver',
  'America/Winnipeg',
  'Asia/Bangkok',
  'Asia/Dhaka',
  'Asia/Dubai',
  'Asia/Ho_Chi_Minh',
  'Asia/Hong_Kong',
  'Asia/Jakarta',
  'Asia/Jayapura',
  'Asia/Jerusalem',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Kuala_Lumpur',
  'Asia/Makassar',
  'Asia/Manila',
  'Asia/Riyadh',
  'Asia/Seoul',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Taipei',
  'Atlantic/Reykjavik',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Hobart',
  'Australia/Melbourne',
  'Australia/Perth',
  'Europe/Amsterdam',
  'Europe/Athens',
  'Europe/Belgrade',
  'Europe/Berlin',
  'Europe/Brussels',
  'Europe/Bucharest',
  'Europe/Budapest',
  'Europe/Copenhagen',
  'Europe/Dublin',
  'Europe/Helsinki',
  'Europe/Istanbul',
  'Europe/Lisbon',
  'Europe/Madrid',
  'Europe/Oslo',
  'Europe/Prague',
  'Europe/Rome',
  'Europe/Stockholm',
  'Europe/Vienna',
  'Europe/Warsaw',
  'Europe/Zagreb',
  'Europe/Zurich',
  'Pacific/Auckland',
  'Pacific/Honolulu',
];

/** The picker's group of all zones: UTC and GMT first, then by label; includes the popular ones. */
export const allZones: readonly TimeZoneOption[] = [
  ...['UTC', 'GMT'].map(toOption),
  ...[...popularZones, ...otherZones.map(toOption)].sort((a, b) => (a.label < b.label ? -1 : 1)),
];

const labels: ReadonlyMap<string, string> = new Map(allZones.map(({ value, label }) => [value, label]));

/** Returns the picker's label for a zone, even if it is not in the list: the place, then the IANA name. */
export function zoneLabel(zone: string): string {
  const name = zoneName(zone);
  return labels.get(name) ?? toOption(name).label;
}

function toOption(zone: string): TimeZoneOption {
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return { value: zone, label: place === zone ? zone : `${place} (${zone})` };
}
