/**
 * Loads a part with its own file only once: on every further import the browser would walk through all its files. A
 * part that failed to load is requested again.
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
