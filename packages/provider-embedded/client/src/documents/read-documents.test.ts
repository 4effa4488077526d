import type { DocumentData, DocumentSnapshot } from '@lineup/provider';
import { describe, expect, it, vi } from 'vitest';
import { readDocuments } from './read-documents.ts';

const read = (response: string) => readDocuments(response, () => Promise.resolve());

const snapshot = (number: number, data: DocumentData = {}): DocumentSnapshot => ({
  path: `festivals/a/events/${number}`,
  id: String(number),
  version: '3',
  data: { artistName: `Night Ferry ${number} ${'x'.repeat(300)}`, ...data },
});
const snapshots = (count: number, data?: DocumentData) =>
  Array.from({ length: count }, (_, number) => snapshot(number, data));
const responseOf = (documents: readonly unknown[]) => JSON.stringify({ documents });

describe('the answer of a query', () => {
  it.each([0, 1, 2, 1200, 6000])('has its %d documents in their order', async (count) => {
    const documents = snapshots(count);
    expect(await read(responseOf(documents))).toEqual(documents);
  });

  it('lets the page have its turn while it is read, where it is long', async () => {
    const pause = vi.fn(() => Promise.resolve());
    await readDocuments(responseOf(snapshots(1000)), pause);
    expect(pause).not.toHaveBeenCalled();
    await readDocuments(responseOf(snapshots(6000)), pause);
    expect(pause.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(pause).toHaveBeenCalledWith(0);
  });

  it.each<[string, DocumentData]>([
    ['a text that looks like the seam of two', { stage: '},{"path":"', list: ['},{"path":"'] }],
    ['lists of records with paths of their own', { hints: [{ path: 'a' }, { path: 'b' }, { path: 'c' }] }],
    ['letters of every kind', { stage: 'Ä \u2028 \\" 🎪 \n' }],
  ])('may hold %s', async (_, data) => {
    const documents = snapshots(6000, data);
    expect(await read(responseOf(documents))).toEqual(documents);
  });

  it('may be written in another way', async () => {
    const documents = snapshots(6000);
    expect(await read(JSON.stringify({ documents }, null, 1))).toEqual(documents);
    expect(await read(JSON.stringify({ documents, more: 1 }))).toEqual(documents);
  });

  it('is refused where a document is none, where it breaks off, and where it is none', async () => {
    const documents = snapshots(6000);
    const broken = responseOf([...documents, { path: 'festivals/a/events/x' }]);
    const cut = responseOf(documents).slice(0, 1_000_000);
    for (const response of [broken, cut, `${cut}]}`, '', 'null', '[]', '{}']) {
      await expect(read(response)).rejects.toMatchObject({ code: 'internal' });
    }
  });
});
