import type { Query } from '@lineup/provider';
import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import { createServices } from '@lineup/services';
import { expect, test, vi } from 'vitest';
import { earlyAddresses, fill, providerNames } from './early-addresses.ts';
import { firstQueries } from './first-queries.ts';

type Ask = (address: string) => Promise<Response>;

/** Sets up the embedded provider and records the addresses that it requests. */
function embedded(response: object) {
  const fetch = vi.fn<Ask>(() => Promise.resolve(Response.json(response)));
  const provider = createEmbeddedProvider({ baseUrl: '', fetch, channel: null });
  return { provider, asked: () => fetch.mock.calls.map(([address]) => address) };
}

test('what is asked for the dashboard is what it asks for itself', async () => {
  const { provider } = embedded({ documents: [] });
  const query = vi.spyOn(provider.documents, 'query');
  await createServices(provider, { now: () => 0, random: () => 0 }).festivals.list();
  expect(firstQueries['^/$']).toEqual(query.mock.calls.map(([asked]) => asked));
});

test('the embedded provider asks by the address that it tells', async () => {
  const { provider, asked } = embedded({ document: null, documents: [] });
  const list: Query = {
    collection: 'festivals',
    where: [{ field: 'name', op: '==', value: 'Rock & Röll (1)' }],
  };
  await provider.documents.query(list);
  await provider.documents.get('users/u/1');
  const { user = '', pages } = earlyAddresses('embedded', { '^/$': [list] });
  expect(asked()).toEqual([pages['^/$']?.[0], fill(user, 'u/1')]);
});

test('nothing is asked of Firebase', () => {
  expect(providerNames).toContain('firebase');
  expect(earlyAddresses('firebase', firstQueries)).toEqual({ pages: {} });
});
