/**
 * Loads a part that stands in a file of its own once: a browser that is asked for it again goes through all the files that it
 * needs. A part that did not arrive is asked for again.
 */
export function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let asked: Promise<Part> | null = null;
  return () => {
    asked ??= load().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
