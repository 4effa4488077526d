/**
 * Spreadsheet programs treat a cell that starts with one of these as a formula and may run it; some also accept the
 * full-width forms of East Asian keyboards. An apostrophe in front makes it a text. A text that already starts with an
 * apostrophe before such a character gets one more, so that removing one always restores the original.
 */
const formulaStart = /^'*[=+\-@＝＋－＠\t\r]/u;
const guardedStart = /^'+[=+\-@＝＋－＠\t\r]/u;

/** Escapes a text for spreadsheet programs. */
export function guardFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `guardFormula` added. */
export function unguardFormula(text: string): string {
  return guardedStart.test(text) ? text.slice(1) : text;
}
