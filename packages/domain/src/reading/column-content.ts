import type { LineupFestival } from '../lineup/parsed-lineup.ts';
import { foldText } from '../text/fold.ts';
import type { MappedField } from './lineup-mapping.ts';
import type { SourceCell, SourceTable } from './source.ts';
import { cellKind, type CellKind } from './tables/cell-kinds.ts';
import { isFilled } from './tables/plain-row.ts';

type Fields = Record<string, MappedField>;

const sampleSize = 200;

/** The number of cells of each kind in the first rows of a column, and the texts. */
interface Content {
  readonly id: string;
  readonly kinds: ReadonlyMap<CellKind, number>;
  readonly filled: number;
  readonly texts: ReadonlySet<string>;
}

/** Returns the fields that the headings name. For fields without a heading, adds the columns whose content fits. */
export function suggestByContent(
  table: SourceTable,
  named: Readonly<Fields>,
  festival: LineupFestival,
): Fields {
  const fields = { ...named };
  const isOpen = (...targets: readonly MappedField[]) =>
    !targets.some((field) => Object.values(fields).includes(field));
  const free = table.columns.flatMap(({ id, heading }, place) =>
    Object.hasOwn(named, id) || id.startsWith('#stage') || id.startsWith('#date') || isAside(heading)
      ? []
      : [contentOf(table, id, place)],
  );
  const take = (field: MappedField, fits: (content: Content) => boolean) => {
    const found = free.find(
      (content) => !Object.hasOwn(fields, content.id) && content.filled > 0 && fits(content),
    );
    if (found !== undefined) fields[found.id] = field;
  };
  if (isOpen('timeStart', 'timeRange')) take('timeRange', mostly('range'));
  if (isOpen('timeStart', 'timeRange')) {
    take('timeStart', mostly('time', 'dateTime'));
    if (isOpen('timeEnd', 'duration')) take('timeEnd', mostly('time', 'dateTime'));
  }
  if (isOpen('date') && table.around.date === undefined) take('date', mostly('date'));
  if (isOpen('stage') && table.around.stage === undefined) take('stage', holdsStages(festival));
  if (isOpen('artistName')) {
    const names = free.filter(mostly('text')).toSorted((a, b) => b.texts.size - a.texts.size);
    take('artistName', (content) => content === names.find(({ id }) => !Object.hasOwn(fields, id)));
  }
  if (isOpen('stage') && table.around.stage === undefined && !isOpen('timeStart', 'timeRange')) {
    take('stage', (content) => mostly('text')(content) && content.texts.size * 2 <= content.filled);
  }
  return fields;
}

/**
 * Returns true for headings of columns that describe a set but are not one of its fields. Actual times, for example,
 * are not planned times.
 */
function isAside(heading: string): boolean {
  return /^(?:actual|announced)\W*(?:start|end)|genre|style|country|land\b|pays|note|comment|remark|bemerk|link|url|web|phone|tel|mail|fee|gage|status|type|descr|bio|short|extra/iu.test(
    heading,
  );
}

function contentOf({ rows }: SourceTable, id: string, place: number): Content {
  const kinds = new Map<CellKind, number>();
  const texts = new Set<string>();
  let filled = 0;
  for (const { cells } of rows.slice(0, sampleSize)) {
    const cell: SourceCell = cells[place] ?? null;
    if (!isFilled(cell)) continue;
    const kind = cellKind(cell);
    filled += 1;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    texts.add(foldText(String(cell).trim()));
  }
  return { id, kinds, filled, texts };
}

/** Returns a check that at least three quarters of the cells are of these kinds. */
function mostly(...expected: readonly CellKind[]): (content: Content) => boolean {
  return ({ kinds, filled }) =>
    expected.reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0) * 4 >= filled * 3;
}

/** Returns a check that a column contains at least two of the festival's stages, or its only one. */
function holdsStages({ stages }: LineupFestival): (content: Content) => boolean {
  const known = stages.map(foldText);
  return ({ texts }) => {
    const found = known.filter((stage) => texts.has(stage)).length;
    return found > 0 && found >= Math.min(2, known.length);
  };
}
