import { csvText, headingsOf, isoInZone, publicTextFields, setTexts } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import { feedTexts } from '../feed-texts.ts';

const headings = [
  'id',
  'artist',
  'stage',
  'day',
  'start',
  'end',
  'status',
  'replaced by',
  ...publicTextFields.map((field) => headingsOf(setTexts[field])[0]),
];

/**
 * The sets of a release as CSV (RFC 4180), times in the festival's zone with their offset, cells empty if not announced
 * yet; see `csvText` for the safeguards for spreadsheet programs.
 */
export function lineupCsv({ sets, stages, festival }: PublicRelease): string {
  const { toBeAnnounced } = feedTexts(festival);
  const names = new Map(stages.map(({ slug, name }) => [slug, name]));
  const at = (instant: number | null) => (instant === null ? '' : isoInZone(instant, festival.timezone));
  const rows = sets.map(({ id, name, stage, day, start, end, status, replacedBy, texts }) => [
    id,
    name ?? toBeAnnounced,
    names.get(stage ?? '') ?? '',
    day ?? '',
    at(start),
    at(end),
    status,
    replacedBy ?? '',
    ...publicTextFields.map((field) => texts?.[field] ?? ''),
  ]);
  return csvText([headings, ...rows]);
}
