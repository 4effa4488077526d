import type { Presence, PresenceStore } from '@lineup/functions';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** One document per festival, which pages cannot read and backups do not include. */
const collection = 'presence';

/** Stores presence with one read and one write: Firestore bills both, and each page calls this three times a minute. */
export function presenceInFirestore(firestore: Firestore): PresenceStore {
  return {
    note: async (festivalId, presence, now) => {
      const place = firestore.collection(collection).doc(festivalId);
      const people: unknown = (await place.get()).get('people');
      const known = Object.values(people ?? {}).filter(isPresence);
      const past = known.filter(({ until }) => until <= now);
      const removals = Object.fromEntries(past.map(({ id }) => [id, FieldValue.delete()]));
      await place.set({ people: { ...removals, [presence.id]: presence } }, { merge: true });
      return [...known.filter(({ id, until }) => id !== presence.id && until > now), presence];
    },
  };
}

/** Removes the presence of a deleted festival. */
export async function forgetPresence(firestore: Firestore, festivalId: string): Promise<void> {
  await firestore.collection(collection).doc(festivalId).delete();
}

function isPresence(value: unknown): value is Presence {
  return typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'number';
}
