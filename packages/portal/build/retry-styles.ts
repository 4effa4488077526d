import type { Plugin } from 'vite';

/** What Vite's code for loading a part does when a style sheet of it does not arrive, and what it is to do. */
const changes = [
  [/seen\[href\] = void 0;(?=\s*throw err;)/u, 'delete seen[href];'],
  [/(?<=e\.type === "error"\) )(?=rej\()/u, 'link.remove(), '],
] as const;

/**
 * Has a style sheet that did not arrive asked for again at the next try: Vite takes it for loaded once it was asked for, so that its
 * part of the portal would be shown without it.
 */
export function retryStyles(): Plugin {
  return {
    name: 'retry-styles',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/u },
      handler(code) {
        const changed = withRetries(code);
        if (changed === null)
          this.error('Vite loads style sheets in another way than build/retry-styles.ts knows.');
        return { code: changed, map: null };
      },
    },
  };
}

/** The code with both changes; null where one does not apply. */
export function withRetries(code: string): string | null {
  if (!changes.every(([place]) => place.test(code))) return null;
  return changes.reduce((changed, [place, text]) => changed.replace(place, text), code);
}
