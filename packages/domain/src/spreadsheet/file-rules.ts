import type { FileFacts } from '../files/file-rules.ts';
import { messages } from '../messages/messages.ts';
import { spreadsheetMessages } from '../messages/spreadsheet-messages.ts';
import { spreadsheetLimits } from './sheet.ts';

/** The `accept` attribute of the file picker. */
export const acceptedSpreadsheets =
  '.csv,.xls,.xlsx,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const types = new Set(acceptedSpreadsheets.split(',').filter((type) => type.includes('/')));
const bytesPerMegabyte = 1024 * 1024;

/**
 * Returns why this file cannot be a lineup spreadsheet, as a message for the user, or null. `parseSpreadsheet` checks
 * the actual content.
 */
export function checkSpreadsheetFile(file: FileFacts): string | null {
  if (!/\.(?:csv|xlsx?)$/iu.test(file.name) && !types.has(file.type))
    return spreadsheetMessages.file.wrongType;
  if (file.size <= spreadsheetLimits.bytes) return null;
  return messages.file.tooLarge(spreadsheetLimits.bytes / bytesPerMegabyte);
}
