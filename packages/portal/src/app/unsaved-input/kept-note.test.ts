import { expect, test } from 'vitest';
import { createKeptInput } from './kept-input.ts';
import { keptNote } from './kept-note.ts';

const place = { userId: 'ada', form: 'details', objectId: 'f1' };

test('a note that the browser does not store is not kept', () => {
  const storage = null;
  const note = keptNote(createKeptInput({ storage, tab: 'tab-1', now: () => 0 }), place);
  expect(note.isKept()).toBe(true);
  note.note({ name: 'Pier' });
  expect(note.isKept()).toBe(false);
});
