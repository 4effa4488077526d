import { expect, test } from 'vitest';
import { createPersistedInput, persistedEntry } from './persisted-input.ts';

const place = { userId: 'ada', form: 'details', objectId: 'f1' };

test('a note that the browser refuses to store is not reported as stored', () => {
  const storage = null;
  const note = persistedEntry(createPersistedInput({ storage, tab: 'tab-1', now: () => 0 }), place);
  expect(note.isPersisted()).toBe(true);
  note.note({ name: 'Pier' });
  expect(note.isPersisted()).toBe(false);
});
