import { draftToEvent, messages } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it, vi } from 'vitest';
import { createRecorder } from '../changes/recorder.ts';
import { createImports } from './imports.ts';
import { draft, newFestival } from '../testing/factories.ts';

vi.mock('./import-events.ts', () => {
  throw new Error('The file did not arrive.');
});

it('tries no row and says why where the code that creates them does not arrive', async () => {
  const provider = startBackend();
  const rows = [{ id: 'e1', row: 2, event: draftToEvent(draft(), newFestival()) }];
  const pause = () => Promise.resolve();
  expect(
    await createImports(provider.documents, createRecorder(provider)).create('f1', rows, { pause }),
  ).toEqual({
    results: [],
    notDone: rows,
    stopReason: messages.provider.unavailable,
  });
});
