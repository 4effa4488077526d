import { artistRecordKeys, timestampFromMillis, type ArtistValues } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';

const stamp = timestampFromMillis(0);

/** Returns the stored document of an artist. */
export function artistDocument(name: string, more: Partial<ArtistValues> = {}): DocumentData {
  const values = { name, ...more };
  return { ...values, keys: [...artistRecordKeys(values)], created_at: stamp, updated_at: stamp };
}
