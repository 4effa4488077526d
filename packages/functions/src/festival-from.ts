import { asPlanned, festivalSchema, type Festival } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';

/** Defaults for festivals stored before these fields existed. */
const defaults = { dayStartsAt: '00:00', stages: [], imageURL: null };

/** Parses the festival in `snapshot`, with the time zone it was planned with; null if it cannot be read. */
export function festivalFrom({ id, data }: Pick<DocumentSnapshot, 'id' | 'data'>): Festival | null {
  const festival = festivalSchema.safeParse({ ...defaults, ...data });
  return festival.success ? { ...asPlanned(festival.data), id } : null;
}
