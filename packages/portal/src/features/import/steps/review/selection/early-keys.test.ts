// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { EarlyKeys } from './early-keys.ts';

const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  document.body.innerHTML =
    '<ul data-review-rows><li><input id="first" /><input id="second" /><button>Details</button></li></ul>';
  document.getElementById('first')?.focus();
});

it('keys of the rows are pressed again once they can be answered, where the focus then is', () => {
  const early = new EarlyKeys();
  const keep = (event: KeyboardEvent) => void early.keep(event);
  document.addEventListener('keydown', keep);
  expect(press('ArrowDown', { shiftKey: true }).defaultPrevented).toBe(true);
  expect(press('d', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(press('x').defaultPrevented).toBe(false);

  const answered: string[] = [];
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof Element) answered.push(`${event.key} at ${event.target.id}`);
    document.getElementById('second')?.focus();
  });
  early.pressAgain();
  expect(answered).toEqual(['ArrowDown at first', 'd at second']);
  expect(press('d', { ctrlKey: true }).defaultPrevented).toBe(false);
  document.removeEventListener('keydown', keep);
});

it('a button of a row answers its keys itself', () => {
  const early = new EarlyKeys();
  document.addEventListener('keydown', (event) => void early.keep(event), { once: true });
  document.querySelector('button')?.focus();
  expect(press('Enter').defaultPrevented).toBe(false);
});

it('keys elsewhere on the page are left to it', () => {
  const early = new EarlyKeys();
  expect(early.keep(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(false);
});
