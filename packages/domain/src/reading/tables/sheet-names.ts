import type { SourceTable } from '../source.ts';
import { isStageTitle, splitTitle } from './cell-kinds.ts';

/** Default names of sheets, and generic names for a lineup's sheet. */
const saysNothing =
  /^(?:(?:sheet|tabelle|blad|hoja|feuil(?:le)?|foglio|arkusz|ark|list|munka1?|taul(?:ukko)?|planilha|p[aá]gina)\s*\d*|line-?\s?up|programme?|programm|schedule|timetable|running order|all|export)$/iu;

/**
 * Adds the day in the sheet's name to the table, and the stage if there is a sheet for each, unless the table has its
 * own.
 */
export function withSheetName(table: SourceTable, isOneOfMany: boolean): SourceTable {
  const { date, rest } = splitTitle(table.name);
  const isStage = rest !== '' && !saysNothing.test(rest) && (isStageTitle(rest) || isOneOfMany);
  return {
    ...table,
    around: { ...(isStage ? { stage: rest } : {}), ...(date === null ? {} : { date }), ...table.around },
  };
}
