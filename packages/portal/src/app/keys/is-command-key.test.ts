import { expect, test } from 'vitest';
import { isCommandKey } from './is-command-key.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const linux = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';

test.each([
  [{ key: 'k', ctrlKey: true }, true, false],
  [{ key: 'K', ctrlKey: true }, true, false],
  [{ key: 'k', metaKey: true }, false, true],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false, false],
  [{ key: 'k' }, false, false],
  [{ key: 'j', ctrlKey: true }, false, false],
] as const)('%j: %s, with Cmd %s', (pressed, elsewhere, onApple) => {
  expect(isCommandKey('palette', { ...none, ...pressed }, linux)).toBe(elsewhere);
  expect(isCommandKey('palette', { ...none, ...pressed }, mac)).toBe(onApple);
});
