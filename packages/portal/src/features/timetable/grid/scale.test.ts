import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

const hour = 3_600_000;
const laptop = { innerWidth: 1440, innerHeight: 900 };
const phone = { innerWidth: 390, innerHeight: 844 };
const fit = { zoom: 'fit', direction: 'across' } as const;
const night = { from: 3 * hour, to: 25 * hour, longest: 22, shortMinutes: 60 };

describe('the scale of a schedule', () => {
  it('lets a whole day of 22 hours be seen in the window of a laptop', () => {
    const { pixelsPerMinute, view } = scaleOf(fit, night, laptop);
    expect(pixelsPerMinute * 22 * 60).toBeCloseTo(view.height);
    expect(view.height).toBeGreaterThan(740);
  });

  it('leaves room for the bar and the line below it, which stand below the tabs in a narrower window', () => {
    const height = (innerWidth: number) => scaleOf(fit, night, { innerWidth, innerHeight: 820 }).view.height;
    expect(height(960)).toBe(820 - 132 - 44 - 18);
    expect(height(961)).toBe(820 - 88 - 44 - 18);
  });

  it('is no larger than helps for a short day, and no smaller than can be read in a low window', () => {
    expect(scaleOf(fit, { from: 0, to: hour, longest: 1, shortMinutes: 60 }, laptop).pixelsPerMinute).toBe(3);
    expect(scaleOf(fit, night, { ...laptop, innerHeight: 300 }).pixelsPerMinute).toBe(0.4);
    expect(scaleOf(fit, night, phone).pixelsPerMinute).toBe(0.9);
  });

  it('goes by the longest day, and leaves most cards of a festival with short sets room for their times', () => {
    const scale = (longest: number, shortMinutes: number) =>
      scaleOf(fit, { ...night, longest, shortMinutes }, laptop).pixelsPerMinute;
    expect(scale(14, 60) * 14 * 60).toBeCloseTo(750);
    expect(scale(22, 30) * 30).toBeCloseTo(21);
    expect(scale(22, 10)).toBe(0.7);
    expect(scale(22, 40)).toBe(scale(22, 60));
  });

  it('is the same for 1× and 2× whatever the window, and twice as large', () => {
    const [once, twice] = (['1', '2'] as const).map(
      (zoom) => scaleOf({ ...fit, zoom }, night, laptop).pixelsPerMinute,
    );
    expect(scaleOf({ ...fit, zoom: '1' }, null, phone).pixelsPerMinute).toBe(once);
    expect(twice).toBe(2 * (once ?? 0));
  });

  it('fits thirteen stages side by side into the window of a laptop', () => {
    const { column, view } = scaleOf(fit, night, laptop);
    expect(Math.floor(view.width / column)).toBeGreaterThanOrEqual(13);
  });

  it('lets the day of stages that lie down be seen across the window, with rows that a finger meets', () => {
    const { pixelsPerMinute, view, column } = scaleOf({ ...fit, direction: 'down' }, night, laptop);
    expect(pixelsPerMinute * 22 * 60).toBeCloseTo(view.height);
    expect(view.height).toBeGreaterThan(1200);
    expect(column).toBe(44);
    expect(Math.floor(view.width / column)).toBeGreaterThanOrEqual(17);
  });
});
