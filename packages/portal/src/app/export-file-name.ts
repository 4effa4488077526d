import { plainDateOf, type Festival } from '@lineup/domain';

/**
 * Returns the name of an exported file: the festival, the content unless it is the lineup, and the day of the export in
 * the festival's zone, as in "Salt & Lantern 2026-07-03.csv". Characters that file systems refuse become spaces. `now`
 * is in epoch milliseconds.
 */
export function exportFileName(
  { name, timezone }: Pick<Festival, 'name' | 'timezone'>,
  extension: string,
  now: number,
  contents = '',
): string {
  const plain = name
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const safe = plain.replace(/^[.\s]+/u, '') || 'Lineup';
  return `${[safe, contents, plainDateOf(now, timezone)].filter(Boolean).join(' ')}.${extension}`;
}
