/** The widths in pixels at which pictures are shown, smallest first: in a list, on a card, and large. */
export const pictureWidths = [160, 480, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The formats of each width, smallest file first; every browser supports the last. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture in one of the standard widths and formats. */
export interface PictureVersion {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Every version that is made of a picture. */
export const pictureVersions: readonly PictureVersion[] = pictureWidths.flatMap((width) =>
  pictureFormats.map((format) => ({ width, format })),
);

/** Pictures with more pixels (width × height) are not decoded. */
export const maximumPicturePixels = 50_000_000;
