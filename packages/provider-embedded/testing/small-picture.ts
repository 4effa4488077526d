const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel. */
export const smallPicture: Uint8Array<ArrayBuffer> = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
