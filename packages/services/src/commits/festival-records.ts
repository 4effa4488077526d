import { asPlanned, festivalSchema, type Festival } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import { anyName, nameIn, readable, type Versioned } from './records.ts';

/** Defaults for records written before a field existed. */
const festivalDefaults = { dayStartsAt: '00:00', stages: [], imageURL: null };

/**
 * Parses the festival in `snapshot`; throws if the stored document breaks its schema, except for a missing name, which
 * has a fallback and can be set. Its time zone is the one it was planned with (`asPlanned`).
 */
export function festivalFrom(snapshot: DocumentSnapshot): Versioned<Festival> {
  const name = nameIn(snapshot.data['name']);
  const data = festivalSchema.parse({
    ...festivalDefaults,
    ...readable(snapshot.data),
    name: name || anyName,
  });
  return { ...asPlanned(data), name, id: snapshot.id, version: snapshot.version };
}
