import { ProviderError } from '@lineup/provider';

/** A part that stands in a file of its own; fails with `unavailable` where it does not arrive. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ProviderError('unavailable', 'A part of the portal could not be loaded', { cause });
  }
}
