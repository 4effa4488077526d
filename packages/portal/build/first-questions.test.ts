import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import { createServices } from '@lineup/services';
import { expect, test, vi } from 'vitest';
import { firstQuestions } from './first-questions.ts';

type Ask = (address: string) => Promise<Response>;

test('what is asked for the dashboard is what it asks for itself', async () => {
  const fetch = vi.fn<Ask>(() => Promise.resolve(Response.json({ documents: [] })));
  const provider = createEmbeddedProvider({ baseUrl: '', fetch, channel: null });
  await createServices(provider, { now: () => 0, random: () => 0 }).festivals.list();
  expect(firstQuestions['^/$']).toEqual(fetch.mock.calls.map(([address]) => address));
});
