import { paths, type Festival } from '@lineup/domain';
import type { ServerProvider } from '@lineup/provider/server';
import { festivalFrom } from '../festival-from.ts';

/** Returns the festival; null if it is missing or cannot be read. */
export async function readFestival(
  { documents }: Pick<ServerProvider, 'documents'>,
  festivalId: string,
): Promise<Festival | null> {
  const found = await documents.get(paths.festival(festivalId));
  return found === null ? null : festivalFrom(found);
}
