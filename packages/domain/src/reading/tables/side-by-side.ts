import { headingMeaning } from '../headings.ts';
import type { SourceCell, SourceRow, SourceTable } from '../source.ts';
import { splitTitle } from './cell-kinds.ts';
import { columnsOf, type Header } from './header-row.ts';
import { titleColumns } from './title-columns.ts';
import { isFilled, leftOutRow, type PlainSheet } from './plain-row.ts';

/** Tables side by side, all of the same width: their first column, and the title above each. */
interface Group {
  readonly from: number;
  readonly stage: string | null;
  readonly date: string | null;
}

/** Combines the rows of tables side by side with the same headings, one per stage or day; null if there is only one. */
export function sideBySideTable({ id, name, rows }: PlainSheet, header: Header): SourceTable | null {
  const groups = groupsOf(header, rows.slice(0, header.at).at(-1)?.cells ?? []);
  const [first, second] = groups;
  if (first === undefined || second === undefined) return null;
  const width = second.from - first.from;
  const headings = header.headings.slice(first.from, second.from);
  const unrolled = groups.flatMap(({ from, stage, date }) =>
    rows.slice(header.below).flatMap(({ number, cells }): readonly SourceRow[] => {
      const own = padded(cells.slice(from, from + width), width);
      return own.some(isFilled) ? [{ number, cells: [...own, stage, date] }] : [];
    }),
  );
  return {
    id,
    name,
    kind: 'rows',
    columns: [...columnsOf(headings, width), ...titleColumns],
    rows: unrolled,
    headerRow: rows[header.at]?.number ?? null,
    around: {},
    leftOut: rows.slice(0, Math.max(0, header.at - 1)).map((row) => leftOutRow(name, row, 'title')),
  };
}

function groupsOf({ headings }: Header, titles: readonly SourceCell[]): readonly Group[] {
  const artists = headings.flatMap((cell, place) => (isArtist(cell) ? [place] : []));
  const [first, second] = artists;
  if (first === undefined || second === undefined || headings[first] !== headings[second]) return [];
  const width = second - first;
  const lead = headings.slice(Math.max(0, first - width + 1), first).filter(isFilled).length;
  return artists.map((place) => {
    const from = place - lead;
    const above = titles.slice(from, from + width).find(isFilled);
    const { date, rest } = splitTitle(String(above ?? ''));
    return { from, date, stage: rest === '' ? null : rest };
  });
}

function isArtist(cell: SourceCell): boolean {
  return typeof cell === 'string' && headingMeaning(cell)?.field === 'artistName';
}

function padded(cells: readonly SourceCell[], width: number): readonly SourceCell[] {
  return Array.from({ length: width }, (_, place) => cells[place] ?? null);
}
