import { paths, type NewFestival } from '@lineup/domain';
import { startBackend, type Backend, type BackendTraits } from '@lineup/provider-embedded/testing';
import { festival, lineupDocuments, setsOf } from '../../../../testing/stored-lineup.ts';

const sets = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Night Ferry', 'Chapel', '2026-07-04', '23:00', '01:00'],
  ['Kelp', 'Chapel', '2026-07-05', '22:00', '23:00'],
]);

/** Returns a provider with the festival `f1` and its sets `e0`, `e1` and `e2`. */
export function storedFestival(
  given: Partial<NewFestival> = {},
  traits: Omit<BackendTraits, 'documents'> = {},
): Backend {
  return startBackend({ ...traits, documents: lineupDocuments(sets, { ...festival, ...given }) });
}

/** Changes fields of the festival as another administrator. */
export function changeAsOther(provider: Backend, changes: Partial<NewFestival>): void {
  const path = paths.festival('f1');
  provider.stored.put(path, { ...provider.stored.read(path), ...changes });
}
