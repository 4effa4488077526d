// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isTyping } from '../keys/is-typing.ts';
import { isFillingIn, undoKeyOf } from './undo-key.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'z', metaKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'y', metaKey: true }, null],
  [{ key: 'z' }, null],
  [{ key: 'z', ctrlKey: true, altKey: true }, null],
  [{ key: 'x', ctrlKey: true }, null],
] as const)('%j asks for %s', (pressed, asked) => {
  expect(undoKeyOf({ ...none, ...pressed })).toBe(asked);
});

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test('leaves text to the browser', () => {
  expect(isTyping(element('<input>'))).toBe(true);
  expect(isTyping(element('<input type="time">'))).toBe(true);
  expect(isTyping(element('<textarea></textarea>'))).toBe(true);
  expect(isTyping(element('<input type="checkbox">'))).toBe(false);
  expect(isTyping(element('<button>Go</button>'))).toBe(false);
  expect(isTyping(null)).toBe(false);
});

test('a dialog with fields keeps the keys to itself', () => {
  expect(isFillingIn(null)).toBe(false);
  expect(isFillingIn(element('<dialog><button>OK</button></dialog>') as HTMLDialogElement)).toBe(false);
  expect(isFillingIn(element('<dialog><select></select></dialog>') as HTMLDialogElement)).toBe(true);
});
