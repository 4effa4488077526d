// @vitest-environment jsdom
import { ServiceError } from '@lineup/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { added, changed, removed } from './edit-records.ts';
import { useEdit } from './edits.ts';
import { forgetStored, useShown, type Edit } from './shown-edits.ts';

interface Item {
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

const key = ['items'];
const item = (id: string, name = id, version = '1'): Item => ({ id, version, name });
const byName = (a: Item, b: Item) => a.name.localeCompare(b.name);
const renaming = (id: string, name: string) =>
  changed<Item>(key, new Map([[id, '1']]), (before) => ({ ...before, name }), byName);

/** Follows a list, with one mutation that the test settles. */
function renderEdit(edit: Edit<readonly Item[]>, first: readonly Item[]) {
  const queries = new QueryClient();
  const answer = deferred<void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ stored }) => ({
      shown: useShown(key, stored),
      edit: useEdit<void, void>({ mutationFn: () => answer.promise, edits: () => [edit] }),
    }),
    { wrapper, initialProps: { stored: first } },
  );
  return {
    names: () => result.current.shown?.map(({ name }) => name),
    shown: () => result.current.shown,
    start: () => act(async () => result.current.edit.mutate()),
    succeed: () => act(async () => answer.resolve()),
    fail: () => act(async () => answer.reject(new ServiceError('unavailable', 'Not there'))),
    receive(stored: readonly Item[]) {
      act(() => {
        forgetStored(queries, key, stored);
        rerender({ stored });
      });
    },
  };
}

test.each([
  ['a change', renaming('a', 'z'), ['b', 'z']],
  ['a new record', added(key, item('aa'), byName), ['a', 'aa', 'b']],
  ['a removal', removed(key, 'a') as Edit<readonly Item[]>, ['b']],
])('%s is shown before its answer, and taken back when it fails', async (_, edit, expected) => {
  const list = renderEdit(edit, [item('a'), item('b')]);
  await list.start();
  await waitFor(() => expect(list.names()).toEqual(expected));
  await list.fail();
  await waitFor(() => expect(list.names()).toEqual(['a', 'b']));
});

test('a change stays shown after its answer until the news of it comes, and never goes back', async () => {
  const list = renderEdit(renaming('a', 'z'), [item('a'), item('b')]);
  await list.start();
  await list.succeed();
  expect(list.names()).toEqual(['b', 'z']);
  list.receive([item('b'), item('a', 'z', '2')]);
  expect(list.names()).toEqual(['b', 'z']);
  list.receive([item('a', 'y', '3'), item('b')]);
  expect(list.names()).toEqual(['y', 'b']);
});

test('what others change in the meantime is shown at once, and is there when the edit is taken back', async () => {
  const list = renderEdit(renaming('a', 'z'), [item('a'), item('b')]);
  await list.start();
  await waitFor(() => expect(list.names()).toEqual(['b', 'z']));
  list.receive([item('a'), item('b', 'c', '2')]);
  expect(list.names()).toEqual(['c', 'z']);
  await list.fail();
  await waitFor(() => expect(list.names()).toEqual(['a', 'c']));
});

test('somebody else’s newer version of the same record is shown in place of the edit', async () => {
  const list = renderEdit(renaming('a', 'z'), [item('a'), item('b')]);
  await list.start();
  await waitFor(() => expect(list.names()).toEqual(['b', 'z']));
  list.receive([item('a', 'theirs', '2'), item('b')]);
  expect(list.names()).toEqual(['theirs', 'b']);
});

test('records that an edit leaves alone stay the same objects', async () => {
  const untouched = item('b');
  const list = renderEdit(renaming('a', 'z'), [item('a'), untouched]);
  await list.start();
  await waitFor(() => expect(list.shown()?.[0]).toBe(untouched));
});
