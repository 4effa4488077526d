/** Widths in pixels at which pictures are served besides their own, smallest first. */
export const renditionWidths = [480, 1200] as const;

/** The rendition for a wish of `?w=`, or null where the picture itself serves: it is not wider, or the wish is unknown. */
export function renditionFor(wish: string | undefined, pictureWidth: number): number | null {
  const width = renditionWidths.find((known) => String(known) === wish);
  return width === undefined || width >= pictureWidth ? null : width;
}
