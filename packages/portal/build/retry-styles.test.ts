import { expect, test } from 'vitest';
import { withRetries } from './retry-styles.ts';

test('a style sheet that did not arrive is forgotten and dropped', () => {
  const code =
    'seen[href] = void 0; }, (err) => { seen[href] = void 0;\n throw err; if (e.type === "error") rej(new Error());';
  expect(withRetries(code)).toBe(
    'seen[href] = void 0; }, (err) => { delete seen[href];\n throw err; if (e.type === "error") link.remove(), rej(new Error());',
  );
});

test('code that is another one is not changed by half', () => {
  expect(withRetries('seen[href] = void 0; throw err;')).toBeNull();
});
