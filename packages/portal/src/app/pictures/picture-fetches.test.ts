import { pictureFetchMessages as texts, type PictureToFetch } from '@lineup/domain';
import { ServiceError, type FetchedPictures, type PictureFetching } from '@lineup/services';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownToasts } from '../../design/toasts/toast.ts';
import { PictureFetches } from './picture-fetches.ts';

beforeEach(() => shownToasts.clear());

const picture = (artistId: string): PictureToFetch => ({
  artistId,
  address: `https://pictures.example/${artistId}`,
});
const failed = (artistId: string) => ({ ...picture(artistId), reason: 'Not there.' });
const fetchedOf = (saved: number, ...ids: readonly string[]): FetchedPictures => ({
  saved,
  changeId: saved === 0 ? null : 'c1',
  failed: ids.map(failed),
});

type FetchAll = (pictures: readonly PictureToFetch[], fetching: PictureFetching) => Promise<FetchedPictures>;

function setUp(...answers: readonly FetchAll[]) {
  const fetchAll = vi.fn<FetchAll>();
  for (const answer of answers) fetchAll.mockImplementationOnce(answer);
  const showList = vi.fn<() => void>();
  const undo = vi.fn<() => void>();
  const fetches = new PictureFetches({
    artistPictures: { fetchAll },
    during: (work) => work,
    offerUndo: () => ({ action: { label: 'Undo', onClick: undo } }),
    showList,
  });
  return { fetches, fetchAll, showList, undo };
}

const shown = () => shownToasts.get().map(({ type, text }) => [type, text]);
const buttons = () =>
  shownToasts.get().flatMap(({ others = [], action }) => [...others, ...(action ? [action] : [])]);

it('reports how far it is, and offers Undo in the end', async () => {
  const states: unknown[] = [];
  const { fetches, undo } = setUp((_, { onProgress }) => {
    onProgress?.(0, 2);
    expect(shownToasts.get()).toMatchObject([{ text: texts.fetching(2), share: 0 }]);
    onProgress?.(1, 2);
    expect(shownToasts.get()).toMatchObject([{ share: 0.5 }]);
    states.push(fetches.get().progress);
    return Promise.resolve(fetchedOf(2));
  });
  await fetches.start([picture('a'), picture('b')]);
  expect(states).toEqual([{ done: 1, all: 2 }]);
  expect(fetches.get().progress).toBeNull();
  expect(shown()).toEqual([['success', texts.fetched(2)]]);
  buttons()[0]?.onClick();
  expect(undo).toHaveBeenCalledOnce();
});

it('says how many could not be fetched, leads to them, and forgets why once they are tried again', async () => {
  const { fetches, showList } = setUp(
    () => Promise.resolve(fetchedOf(1, 'b', 'c')),
    () => Promise.resolve(fetchedOf(0, 'b')),
  );
  await fetches.start([picture('a'), picture('b'), picture('c')]);
  expect(shown()).toEqual([['error', `${texts.fetched(1)} ${texts.failed(2)}`]]);
  expect(buttons().map(({ label }) => label)).toEqual(['Undo', texts.show]);
  buttons()[1]?.onClick();
  expect(showList).toHaveBeenCalledOnce();
  expect([...fetches.get().failures.keys()]).toEqual(['b', 'c']);
  await fetches.start([picture('b')]);
  expect([...fetches.get().failures.keys()]).toEqual(['c', 'b']);
  expect(shown()).toEqual([['error', texts.failed(1)]]);
});

it('is cancelled from its report, which then stays away; another import waits for its turn', async () => {
  const { fetches, fetchAll } = setUp((_, { onProgress, signal }) => {
    onProgress?.(0, 2);
    void fetches.start([picture('x')]);
    buttons()[0]?.onClick();
    shownToasts.clear();
    onProgress?.(1, 2);
    expect(shown()).toEqual([]);
    expect(signal?.aborted).toBe(true);
    return Promise.resolve(fetchedOf(1));
  });
  await fetches.start([picture('a'), picture('b')]);
  expect(shown()).toEqual([['info', `${texts.fetched(1)} ${texts.cancelled}`]]);
  expect(fetchAll).toHaveBeenCalledOnce();
});

it('fetches the pictures of a second import after those of the first', async () => {
  const { fetches, fetchAll } = setUp(
    () => {
      void fetches.start([picture('b')]);
      return Promise.resolve(fetchedOf(1));
    },
    () => Promise.resolve(fetchedOf(1)),
  );
  await fetches.start([picture('a')]);
  expect(fetchAll.mock.calls.map(([pictures]) => pictures)).toEqual([[picture('a')], [picture('b')]]);
});

it('offers to try again what could not be saved', async () => {
  const { fetches } = setUp(
    () => Promise.reject(new ServiceError('unavailable', 'The portal cannot be reached.')),
    () => Promise.resolve(fetchedOf(1)),
  );
  await fetches.start([picture('a')]);
  expect(shown()).toEqual([['error', 'The portal cannot be reached.']]);
  expect(fetches.get().progress).toBeNull();
  buttons()[0]?.onClick();
  await vi.waitFor(() => expect(shown()).toEqual([['success', texts.fetched(1)]]));
});
