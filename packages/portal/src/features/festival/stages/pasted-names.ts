import { textLimits } from '@lineup/domain';

/** A pasted list, split into names that can be added and names that are left out. */
export interface PastedNames {
  readonly added: readonly string[];
  /** Names that exist in the festival or on an earlier line, each once. */
  readonly duplicates: readonly string[];
  readonly tooLong: readonly string[];
}

/** Reads one name from each line of `text`; ignores blank lines. */
export function readPastedNames(text: string, existing: readonly string[]): PastedNames {
  const taken = new Set(existing.map((name) => name.trim()));
  const added: string[] = [];
  const duplicates = new Set<string>();
  const tooLong: string[] = [];
  for (const line of text.split(/\r?\n|\r/u)) {
    const name = line.trim();
    if (name === '') continue;
    if (taken.has(name)) duplicates.add(name);
    else if (name.length > textLimits.stageName) tooLong.push(name);
    else added.push(name);
    taken.add(name);
  }
  return { added, duplicates: [...duplicates], tooLong };
}
