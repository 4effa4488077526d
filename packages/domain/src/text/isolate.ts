/** Scripts that are written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Characters that set the direction of the text behind them: marks, embeddings, overrides and isolates. */
const controls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** The beginnings and ends of isolates: one too many in a name would end that of the name itself. */
const isolates = /[\u2066-\u2069]/gu;

/** A name within a sentence: whatever direction it or its control characters have, the text around it keeps its own. */
export function isolated(name: string): string {
  if (!rightToLeft.test(name) && !controls.test(name)) return name;
  return `\u2068${name.replaceAll(isolates, '')}\u2069`;
}
