import type { Plugin } from 'vite';

/** What Vite's loader does when a style sheet fails to load, and what it should do instead. */
const changes = [
  [/seen\[href\] = void 0;(?=\s*throw err;)/u, 'delete seen[href];'],
  [/(?<=e\.type === "error"\) )(?=rej\()/u, 'link.remove(), '],
] as const;

/**
 * Requests a style sheet that failed to load again at the next attempt. Vite considers it loaded once it has been
 * requested, and would show its part of the portal unstyled.
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

/** Returns the code with both changes; null if one of them cannot be applied. */
export function withRetries(code: string): string | null {
  if (!changes.every(([place]) => place.test(code))) return null;
  return changes.reduce((changed, [place, text]) => changed.replace(place, text), code);
}
