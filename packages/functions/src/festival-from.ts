import { asPlanned, festivalSchema, type Festival } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';

/** What festivals are read with that were stored before these fields were. */
const defaults = { dayStartsAt: '00:00', stages: [], imageURL: null };

/** The festival in `snapshot`, with its zone as it was planned; null where it cannot be read. */
export function festivalFrom({ id, data }: Pick<DocumentSnapshot, 'id' | 'data'>): Festival | null {
  const festival = festivalSchema.safeParse({ ...defaults, ...data });
  return festival.success ? { ...asPlanned(festival.data), id } : null;
}
