// @vitest-environment jsdom
import { messages, movingMessages, paths, timestampFromMillis } from '@lineup/domain';
import { ProviderError, type Provider } from '@lineup/provider';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { evening, openGrid } from './testing/open-grid.ts';

const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));
const lost = new ProviderError('unavailable');
const marked = () => document.querySelector('[data-went-back]')?.textContent ?? null;

/** Holds the next commit until the returned function is called, which fails it. */
function holdCommit({ documents }: Provider) {
  const answer = deferred<never>();
  // The promise may be rejected before the commit is sent.
  answer.promise.catch(() => undefined);
  const commit = documents.commit.bind(documents);
  documents.commit = () => {
    documents.commit = commit;
    return answer.promise;
  };
  return (error: ProviderError) => answer.reject(error);
}

describe('a set that was dropped', () => {
  it.each([
    ['refuses', new ProviderError('internal'), messages.event.saveFailed],
    ['is not reached', lost, messages.provider.unavailable],
  ])(
    'is in its place before the server answers, and goes back where that %s',
    async (_what, error, reason) => {
      const { user, provider, focus } = await openGrid();
      const fail = holdCommit(provider);
      await focus('Reed');
      await user.keyboard(' {ArrowDown} ');
      await screen.findByRole('button', { name: 'Reed, 8:35 PM - 9:35 PM, Chapel' });
      expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('20:30') });
      fail(error);
      await screen.findByRole('button', { name: 'Reed, 8:30 PM - 9:30 PM, Chapel' });
      await screen.findAllByText(reason);
      await waitFor(() => expect(marked()).toContain(`Reed${reason}`));
    },
  );

  it('goes back where the connection is lost while it is held, and is moved by Try Again', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    provider.failWith(lost);
    await user.keyboard(' ');
    await screen.findAllByText(messages.provider.unavailable);
    await screen.findByRole('button', { name: 'Reed, 8:30 PM - 9:30 PM, Chapel' });
    provider.failWith(null);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Moved Reed to Chapel, Friday 8:35 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('20:35') });
  });

  it('where it cannot be is marked with the reason as well', async () => {
    const { user, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard('{Shift>} {/Shift}');
    await focus('Owl Parade');
    await user.keyboard('{Shift>} {/Shift} {ArrowRight} ');
    expect(marked()).toContain('There is no stage there for Reed');
  });
});

describe('a second drop before the first is answered', () => {
  it('is what an Undo takes back that is asked for before it is even sent', async () => {
    const { user, provider, focus } = await openGrid();
    const { documents } = provider;
    const commit = documents.commit.bind(documents);
    const first = deferred<undefined>();
    documents.commit = async (...given) => {
      documents.commit = commit;
      await first.promise;
      return commit(...given);
    };
    await focus('Reed');
    await user.keyboard(' {ArrowDown} ');
    await screen.findByRole('button', { name: 'Reed, 8:35 PM - 9:35 PM, Chapel' });
    await focus('Owl Parade');
    await user.keyboard(' {ArrowUp} ');
    await screen.findByRole('button', { name: /^Owl Parade, 7:55 PM/u });
    await user.keyboard('{Control>}z{/Control}');
    first.resolve(undefined);
    await screen.findByText(/^Undid: Moved Owl Parade/u);
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:00') });
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('20:35') });
  });

  it('leaves the failure of another set with its Try Again, until it is answered', async () => {
    const { user, provider, focus } = await openGrid();
    const fail = holdCommit(provider);
    await focus('Reed');
    await user.keyboard(' {ArrowDown} ');
    await focus('Kelp');
    await user.keyboard(' {ArrowDown} ');
    fail(lost);
    await screen.findByText('Moved Kelp to Harbour, Friday 9:05 PM');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Moved Reed to Chapel, Friday 8:35 PM');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:05') });
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('20:35') });
  });

  it('of the same set takes it where that says, also where the first fails', async () => {
    const { user, provider, focus } = await openGrid();
    const fail = holdCommit(provider);
    await focus('Reed');
    await user.keyboard(' {ArrowDown} ');
    await focus('Reed');
    await user.keyboard(' {ArrowLeft} ');
    fail(lost);
    await screen.findByText('Moved Reed to Harbour, Friday 8:35 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({
      stage: 'Harbour',
      timeStart: at('20:35'),
      timeEnd: at('21:35'),
    });
    // The change that failed was applied together with the second one.
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await screen.findByRole('button', { name: /^Reed, 8:35 PM - 9:35 PM.*Harbour$/u });
  });

  it('goes back with the first where that fails while it is still held, and nobody else is blamed', async () => {
    const { user, provider, focus, ghost } = await openGrid();
    const fail = holdCommit(provider);
    await focus('Reed');
    await user.keyboard(' {ArrowDown} ');
    await focus('Reed');
    await user.keyboard(' {ArrowLeft}');
    expect(ghost()).not.toBeNull();
    fail(lost);
    await screen.findByRole('button', { name: 'Try Again' });
    await waitFor(() => expect(ghost()).toBeNull());
    expect(screen.queryByText(/Someone else/u)).toBeNull();
  });

  it('adds to the first where that is stored', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown} ');
    await focus('Reed');
    await user.keyboard(' {ArrowLeft} ');
    await screen.findByText('Moved Reed to Harbour, Friday 8:35 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour', timeStart: at('20:35') });
  });
});

it('an act that is gone when it is tried again is no set, and that is told', async () => {
  localStorage.setItem('lineup-view/f1', '{"zoom":"fit","hidden":[],"tray":true}');
  const { user, provider, focus } = await openGrid(evening, {}, { a1: 'Tarn' });
  await focus('Reed');
  (await screen.findByRole('button', { name: /^Tarn/u })).focus();
  const fail = holdCommit(provider);
  await user.keyboard(' {Enter}');
  fail(lost);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  await screen.findByRole('button', { name: /^Tarn/u });
  act(() => provider.stored.drop(paths.unplacedAct('f1', 'a1')));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Tarn/u })).toBeNull());
  await user.click(again);
  await screen.findByText(movingMessages.concurrent.deleted('Tarn'));
  expect(provider.stored.read(pathOf('a1'))).toBeUndefined();
});

it('a failure is dismissed by who wants it no more', async () => {
  const { user, provider, focus } = await openGrid();
  await focus('Reed');
  provider.failWith(lost);
  await user.keyboard(' {ArrowDown} ');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
