import { asPlanned, festivalSchema, type Festival } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import { anyName, nameIn, readable, type Versioned } from './records.ts';

/** What records written before a field existed are read with. */
const festivalDefaults = { dayStartsAt: '00:00', stages: [], imageURL: null };

/**
 * The festival in `snapshot`; throws where the stored document breaks its schema, but for a missing name: that is shown by
 * a fallback and can be given. Its zone is the one it was planned with (`asPlanned`).
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
