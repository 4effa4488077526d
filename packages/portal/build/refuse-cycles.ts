import type { Plugin } from 'vite';

interface Chunk {
  readonly fileName: string;
  /** The files that are loaded along with it. */
  readonly imports: readonly string[];
}

/**
 * Fails the build if files import each other in a circle: the page that is opened then decides which of them runs
 * first, and an import may not be initialised yet.
 */
export function refuseCycles(): Plugin {
  return {
    name: 'refuse-cycles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = cycleOf(chunks);
      if (cycle !== null) this.error(`Files import each other, see build/chunks.ts: ${cycle.join(' → ')}`);
    },
  };
}

/** Returns files that each import the next, with the last importing the first; null if there is no cycle. */
export function cycleOf(chunks: readonly Chunk[]): readonly string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): readonly string[] | null => {
    const place = path.indexOf(file);
    if (place !== -1) return [...path.slice(place), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const found = follow(next, [...path, file]);
      if (found !== null) return found;
    }
    done.add(file);
    return null;
  };
  for (const { fileName } of chunks) {
    const found = follow(fileName, []);
    if (found !== null) return found;
  }
  return null;
}
