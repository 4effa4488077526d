import type { SourceTable } from '../source.ts';
import { isStageTitle, splitTitle } from './cell-kinds.ts';

/** What programs call a sheet that nobody has named, and what everybody calls the sheet of a lineup. */
const saysNothing =
  /^(?:(?:sheet|tabelle|blad|hoja|feuil(?:le)?|foglio|arkusz|ark|list|munka1?|taul(?:ukko)?|planilha|p[aá]gina)\s*\d*|line-?\s?up|programme?|programm|schedule|timetable|running order|all|export)$/iu;

/** The table with what the name of its sheet says, where nothing nearer does: the day, and the stage where there is a sheet for each. */
export function withSheetName(table: SourceTable, isOneOfMany: boolean): SourceTable {
  const { date, rest } = splitTitle(table.name);
  const isStage = rest !== '' && !saysNothing.test(rest) && (isStageTitle(rest) || isOneOfMany);
  return {
    ...table,
    around: { ...(isStage ? { stage: rest } : {}), ...(date === null ? {} : { date }), ...table.around },
  };
}
