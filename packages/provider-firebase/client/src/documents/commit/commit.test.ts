import { ProviderError, type Write } from '@lineup/provider';
import { eventData } from '@lineup/provider/sample-documents';
import { describe, expect, it, vi } from 'vitest';
import { createCommit } from './commit.ts';

const event = (id: string) => `festivals/a/lineupEvents/${id}`;
const create = (id: string): Write => ({ type: 'create', path: event(id), data: eventData() });

/** A commit whose attempts fail with these errors in turn; later ones succeed. */
function prepare(...failures: readonly ProviderError[]) {
  const sent: string[] = [];
  const left = [...failures];
  const pause = vi.fn(() => Promise.resolve());
  let made = 0;
  const commit = createCommit({
    send: (_, version) => {
      sent.push(version);
      const failure = left.shift();
      return failure === undefined ? Promise.resolve() : Promise.reject(failure);
    },
    newId: () => `commit-${(made += 1)}`,
    pause,
  });
  return { commit, sent, pause };
}

const lost = () => new ProviderError('unavailable');

describe('a commit', () => {
  it('answers its name as the version of what it wrote, and null for what it removed', async () => {
    const { commit } = prepare();
    const versions = await commit([create('y'), { type: 'delete', path: event('x') }]);
    expect([...versions]).toEqual([
      [event('y'), 'commit-1'],
      [event('x'), null],
    ]);
  });

  it('of nothing sends nothing', async () => {
    const { commit, sent } = prepare();
    await expect(commit([])).resolves.toEqual(new Map());
    expect(sent).toEqual([]);
  });

  it('that names a document twice is not sent', async () => {
    const { commit, sent } = prepare();
    const writes: Write[] = [{ type: 'delete', path: event('x') }, create('x')];
    await expect(commit(writes)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(sent).toEqual([]);
  });

  it('without an answer is sent again under the same name', async () => {
    const { commit, sent, pause } = prepare(lost(), lost());
    await expect(commit([create('x')])).resolves.toEqual(new Map([[event('x'), 'commit-1']]));
    expect(sent).toEqual(['commit-1', 'commit-1', 'commit-1']);
    expect(pause.mock.calls).toEqual([[500], [1500]]);
  });

  it('fails as unavailable after the third attempt', async () => {
    const { commit, sent } = prepare(lost(), lost(), lost());
    await expect(commit([create('x')])).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent).toHaveLength(3);
  });

  it.each(['conflict', 'permission-denied', 'too-many-requests', 'unauthenticated'] as const)(
    'that is refused as %s is not sent again',
    async (code) => {
      const { commit, sent } = prepare(new ProviderError(code));
      await expect(commit([create('x')])).rejects.toMatchObject({ code });
      expect(sent).toHaveLength(1);
    },
  );
});
