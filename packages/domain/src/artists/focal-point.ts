import type { FocalPoint } from '../entities/artist-fields.ts';

/** The focal point of a picture that has none set. */
export const pictureCentre: FocalPoint = { x: 0.5, y: 0.5 };

/** The CSS `object-position` that keeps the focal point of a cropped picture visible. */
export function focalPosition(point: FocalPoint | null | undefined): string {
  const { x, y } = point ?? pictureCentre;
  return `${percent(x)}% ${percent(y)}%`;
}

/** The focal point at these fractions of width and height, rounded to whole percents and clamped to the picture. */
export function focalPointAt(x: number, y: number): FocalPoint {
  return { x: percent(x) / 100, y: percent(y) / 100 };
}

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
