import type { FocalPoint } from '../entities/artist-fields.ts';

/** What a picture without a focal point is cropped around. */
export const pictureCentre: FocalPoint = { x: 0.5, y: 0.5 };

/** The value of CSS's `object-position` that keeps the focal point of a cropped picture in sight. */
export function focalPosition(point: FocalPoint | null | undefined): string {
  const { x, y } = point ?? pictureCentre;
  return `${percent(x)}% ${percent(y)}%`;
}

/** The point at these shares of the picture, rounded to a percent; outside it, the nearest point inside. */
export function focalPointAt(x: number, y: number): FocalPoint {
  return { x: percent(x) / 100, y: percent(y) / 100 };
}

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
