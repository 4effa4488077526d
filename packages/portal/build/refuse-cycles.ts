import type { Plugin } from 'vite';

interface Chunk {
  readonly fileName: string;
  /** The files that it is loaded with. */
  readonly imports: readonly string[];
}

/**
 * Ends the build where files import each other in a circle: which of them is run first hangs on the page that is opened, and what
 * one gives the other may not be there yet.
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

/** Files of which each imports the next, and the last the first; null where there are none. */
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
