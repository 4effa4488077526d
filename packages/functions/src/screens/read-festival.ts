import { paths, type Festival } from '@lineup/domain';
import type { ServerProvider } from '@lineup/provider/server';
import { festivalFrom } from '../festival-from.ts';

/** The festival; null if there is none or it cannot be read. */
export async function readFestival(
  { documents }: Pick<ServerProvider, 'documents'>,
  festivalId: string,
): Promise<Festival | null> {
  const found = await documents.get(paths.festival(festivalId));
  return found === null ? null : festivalFrom(found);
}
