import { describe, expect, it } from 'vitest';
import { toastTop, type Box } from './toast-place.ts';

const desktop = { innerWidth: 1280, innerHeight: 800 };
const narrow = { innerWidth: 360, innerHeight: 640 };
const box = (left: number, top: number, width = 120, height = 44): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

describe('where toasts begin', () => {
  it('is the top of the window where nothing is in the way', () => {
    expect(toastTop([], desktop)).toBe(16);
    expect(toastTop([box(40, 20)], desktop)).toBe(16);
  });

  it('is below the controls at the right', () => {
    expect(toastTop([box(1100, 40), box(950, 50)], desktop)).toBe(102);
  });

  it('is below all lines of controls that leave no room between them', () => {
    expect(toastTop([box(12, 150), box(12, 98), box(200, 46)], narrow)).toBe(202);
  });

  it('is between controls that leave room for one', () => {
    expect(toastTop([box(12, 8), box(12, 160)], narrow)).toBe(60);
  });

  it('does not heed what is scrolled out of the window', () => {
    expect(toastTop([box(1100, -60)], desktop)).toBe(16);
  });

  it('covers as little as it can where there is no room', () => {
    const title = box(16, 20, 240);
    const cross = box(300, 20, 44);
    expect(toastTop([title, cross, box(16, 90, 320), box(16, 160, 320), box(16, 240, 320)], narrow)).toBe(72);
  });

  it('is the top again where controls fill the window', () => {
    const lines = Array.from({ length: 12 }, (_, line) => box(12, line * 52));
    expect(toastTop(lines, narrow)).toBe(16);
  });
});
