import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messages } from '../../packages/domain/src/messages/messages.ts';
import { textsOf, unprovoked } from './provoked-messages.ts';
import { readTestSources } from './test-sources.mjs';

/**
 * What this cannot see: whether the expectation is met by the situation that the catalogue means (the tests themselves
 * show that), and which of two places a text belongs to that stands in the catalogue twice.
 */
test('every text of the catalogue is expected by a test', () => {
  const sources = readTestSources(fileURLToPath(new URL('../..', import.meta.url)));
  const ofThePortal = [...sources].filter(([path]) => !path.startsWith('scripts/'));
  expect(
    unprovoked(
      textsOf(messages),
      ofThePortal.map(([, source]) => source),
    ),
  ).toEqual([]);
});
