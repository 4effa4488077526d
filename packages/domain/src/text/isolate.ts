/** Right-to-left scripts. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Characters that set the direction of the following text: marks, embeddings, overrides and isolates. */
const controls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** The start and end of isolates: an extra end in a name would close the name's own isolate. */
const isolates = /[\u2066-\u2069]/gu;

/**
 * Isolates a name within a sentence, so that its direction or control characters do not affect the surrounding text.
 */
export function isolated(name: string): string {
  if (!rightToLeft.test(name) && !controls.test(name)) return name;
  return `\u2068${name.replaceAll(isolates, '')}\u2069`;
}
