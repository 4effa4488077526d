import type { ContentsIndex } from './contents-index.ts';

/** What the target of a transfer has not, has otherwise, and has too much; ids or paths. */
export interface Differences {
  readonly missing: readonly string[];
  readonly different: readonly string[];
  readonly extra: readonly string[];
}

export type Entries = ReadonlyMap<string, string>;

export function differencesOf(source: Entries, target: Entries): Differences {
  const names = [...source.keys()];
  return {
    missing: names.filter((name) => !target.has(name)),
    different: names.filter((name) => target.has(name) && target.get(name) !== source.get(name)),
    extra: [...target.keys()].filter((name) => !source.has(name)),
  };
}

const kinds = ['accounts', 'documents', 'files'] as const;

/** How many entries of the target a transfer would overwrite or remove. */
export function endangered(source: ContentsIndex, target: ContentsIndex): number {
  return kinds
    .map((kind) => differencesOf(source[kind], target[kind]))
    .reduce((sum, { different, extra }) => sum + different.length + extra.length, 0);
}
