import { ProviderError } from '@lineup/provider';

/** Loads a part from a separate file; fails with `unavailable` if it cannot be loaded. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ProviderError('unavailable', 'A part of the portal could not be loaded', { cause });
  }
}
