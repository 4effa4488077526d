import { asPlanned, festivalSchema, paths, type Festival } from '@lineup/domain';
import type { ServerProvider } from '@lineup/provider/server';

/** What festivals are read with that were stored before these fields were. */
const defaults = { dayStartsAt: '00:00', stages: [], imageURL: null };

/** The festival; null if there is none or it cannot be read. */
export async function readFestival(
  { documents }: Pick<ServerProvider, 'documents'>,
  festivalId: string,
): Promise<Festival | null> {
  const found = await documents.get(paths.festival(festivalId));
  const festival = festivalSchema.safeParse({ ...defaults, ...found?.data });
  return festival.success ? { ...asPlanned(festival.data), id: festivalId } : null;
}
