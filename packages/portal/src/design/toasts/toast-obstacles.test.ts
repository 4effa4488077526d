// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { placeToasts } from './toast-place.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
  vi.restoreAllMocks();
});

/** Lays the page out: `data-box` is left, top, width and height. */
function layOut(html: string): void {
  document.body.innerHTML = `${html}<div data-toast></div>`;
  // jsdom has no layout, so that nothing is hidden there.
  if (!('checkVisibility' in Element.prototype)) {
    Object.assign(Element.prototype, { checkVisibility: () => true });
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] =
      this.getAttribute('data-box')?.split(' ').map(Number) ?? [];
    return {
      left,
      top,
      width,
      height,
      right: left + width,
      bottom: top + height,
      x: left,
      y: top,
      toJSON: () => '',
    };
  });
}

const placed = () => {
  placeToasts();
  return parseFloat(document.documentElement.style.getPropertyValue('--toasts-top'));
};

it('toasts begin below a heading of the page', () => {
  layOut('<h2 data-box="640 10 300 40">History</h2>');
  expect(placed()).toBe(58);
});

it('toasts leave the row in which somebody works free, rather than several controls', () => {
  layOut(
    `<div role="row" data-box="0 12 1024 60"><span tabindex="-1" id="cell"></span></div>
     <button data-box="900 80 60 40">One</button><button data-box="800 80 60 40">Two</button>`,
  );
  document.getElementById('cell')?.focus();
  expect(placed()).toBeGreaterThanOrEqual(80);
});
