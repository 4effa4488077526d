import { describe, expect, it } from 'vitest';
import { toastPlace, type Box } from './toast-place.ts';

const desktop = { innerWidth: 1280, innerHeight: 800 };
const narrow = { innerWidth: 360, innerHeight: 640 };
const box = (left: number, top: number, width = 120, height = 44): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

const toastTop = (boxes: readonly Box[], size: typeof desktop) => toastPlace(boxes, size).top;

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

  it('is to the left of what is open at the right, where that leaves no room', () => {
    const fields = Array.from({ length: 12 }, (_, line) => box(920, 60 + line * 52, 330));
    const bar = Array.from({ length: 20 }, (_, place) => box(20 + place * 60, 6, 50));
    const panel = box(896, 56, 384, 744);
    expect(toastPlace([...bar, ...fields], desktop, [panel])).toEqual({ top: 58, right: 384 + 24 });
    expect(toastPlace(bar, desktop, [panel])).toEqual({ top: 58, right: 24 });
    expect(toastPlace(fields, narrow, [box(0, 300, 360, 340)]).right).toBe(24);
  });

  it('is rather over several cards than over the heading of a stage', () => {
    const bar = box(900, 40, 300);
    const heads = { ...box(890, 90, 390), isHeading: true };
    const cards = [box(890, 150, 190, 300), box(1080, 150, 190, 300)];
    expect(toastTop([bar, heads, ...cards], desktop)).toBe(142);
  });

  it('is rather over several controls than over the one in use', () => {
    const lines = Array.from({ length: 12 }, (_, line) => ({ ...box(12, line * 52), isInUse: line === 1 }));
    expect(toastTop(lines, narrow)).toBeGreaterThanOrEqual(96);
  });
});
