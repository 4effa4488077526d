import type { Plugin } from 'vite';

const call = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?[ \t]*$/mu;

/** `source` of sonner without the call that puts its style sheet into the page; throws where there is none. */
export function stripInsertedStyles(source: string): string {
  if (!call.test(source)) {
    throw new Error(
      'sonner no longer calls __insertCSS("…") at the top level: see how it brings its styles now, and adapt build/strip-sonner-styles.ts.',
    );
  }
  return source.replace(call, '');
}

/**
 * The content-security policy forbids style sheets made at run time, and sonner makes one. Its style sheet is imported
 * as a file instead; a sonner that works differently stops the build rather than losing its styles unnoticed.
 */
export function stripSonnerStyles(): Plugin {
  let stripped = false;
  return {
    name: 'strip-sonner-styles',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs$/u.test(id)) return null;
      stripped = true;
      return { code: stripInsertedStyles(code), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !stripped) this.error('strip-sonner-styles saw no sonner in this build.');
    },
  };
}
