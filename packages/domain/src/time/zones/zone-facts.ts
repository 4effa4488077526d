// Written by scripts/make-zone-table.mjs from tz database 2026f: do not edit.
export const tableFacts = {
  version: '2026f',
  released: '2026-10-29',
  historyFrom: 1950,
  from: 2015,
  to: 2201,
} as const;
