/**
 * Spreadsheet programs take a cell that begins with one of these for a formula and may run it, some also with the full-width
 * form of East Asian keyboards. An apostrophe in front
 * makes it a text. Texts that begin with an apostrophe of their own before such a character get one more, so that
 * taking away one always restores what was there.
 */
const formulaStart = /^'*[=+\-@＝＋－＠\t\r]/u;
const guardedStart = /^'+[=+\-@＝＋－＠\t\r]/u;

/** The text made harmless for a spreadsheet program. */
export function guardFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that `guardFormula` put in front. */
export function unguardFormula(text: string): string {
  return guardedStart.test(text) ? text.slice(1) : text;
}
