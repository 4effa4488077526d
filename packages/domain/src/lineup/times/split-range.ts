/** Separators between the start and the end of a set, most certain first. */
const separators: readonly RegExp[] = [
  /\s*(?:[–—−‒→]|->)\s*/u,
  /\s+-\s+/u,
  /\s*(?:-|>|\bto\b|\buntil\b|\btill?\b)\s*/iu,
  /\s+(?:bis|tot|tm|a|à|á|al|alle|as|às|até|ate|hasta|jusqu['’]à|do|till|-)\s+/iu,
  /(?<=\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*)\s*\/\s*(?=\d{4}-)/u,
];

/** Returns the ways to split a text into a start and an end. */
export function splitRange(text: string): readonly (readonly [start: string, end: string])[] {
  return separators.flatMap((separator) => {
    const parts = text.split(separator);
    const [start, end] = parts;
    return parts.length === 2 && start !== undefined && end !== undefined ? [[start, end] as const] : [];
  });
}
