import { paths } from '@lineup/domain';
import { recordedDocuments } from '@lineup/provider/recorded';
import { eventData, festivalData } from '@lineup/provider/sample-documents';
import { describe, expect, it, vi } from 'vitest';
import { administrator, sentCode, startBackend } from './index.ts';

const path = paths.event('f1', 'e1');

async function withFestival() {
  const backend = startBackend();
  backend.server.rooms.documents.commit([
    { type: 'create', path: paths.festival('f1'), data: festivalData() },
  ]);
  const author = { id: administrator.id, email: administrator.email };
  return { ...backend, documents: recordedDocuments(backend.documents, () => author) };
}

describe('the backend of a test', () => {
  it('refuses what is no event, whoever stores it', async () => {
    const { documents, stored } = await withFestival();
    const refused = { code: 'invalid-argument' };
    const nonsense = { nonsense: 1 };
    await expect(documents.commit([{ type: 'create', path, data: nonsense }])).rejects.toMatchObject(refused);
    expect(() => stored.put(path, nonsense)).toThrow(expect.objectContaining(refused));
    expect(stored.read(path)).toBeUndefined();
  });

  it('tells those who watch of what another person stores', async () => {
    const { documents, stored } = await withFestival();
    const seen = vi.fn<(seen: unknown) => void>();
    documents.watchDocument(path, (event) => seen(event?.data['artistName']), vi.fn());
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(undefined));
    await documents.commit([{ type: 'create', path, data: eventData() }]);
    stored.put(path, { artistName: 'Kelp' });
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('Kelp'));
  });

  it.each(['signedOut', 'secondFactor', 'enrolment', 'signedIn'] as const)(
    'begins with a browser that is %s',
    async (session) => {
      const { auth } = startBackend({ session });
      const seen = vi.fn<(seen: unknown) => void>();
      auth.observe(({ state }) => seen(state));
      await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(session));
    },
  );

  it('takes the code that is out where it begins with the second factor', async () => {
    const { auth, documents } = startBackend({ session: 'secondFactor' });
    await auth.verifyCode(sentCode);
    await expect(documents.query({ collection: paths.festivals })).resolves.toEqual([]);
  });
});
