import { paths } from '@lineup/domain';
import { expect, test } from 'vitest';
import type { Change } from '../documents/store.ts';
import { commitNotice } from './commit-notice.ts';

const change = (path: string): Change => ({ path, version: '7', data: { name: 'Kelp' } });
const sets = (count: number) => Array.from({ length: count }, (_, n) => change(paths.event('f1', `e${n}`)));

test('a commit of a few documents is sent whole', () => {
  const changes = sets(200);
  expect(commitNotice(7, changes)).toEqual({ type: 'commit', version: 7, changes, isSummary: false });
});

test('of a large one, a single document stands for each collection inside a festival, without its data', () => {
  const others = [paths.festival('f1'), paths.festival('f2'), 'users/u1', paths.change('f1', 'c1')];
  const parts = [paths.changePart('f1', 'c1', 'p1'), paths.changePart('f1', 'c1', 'p2')];
  const notice = commitNotice(7, [...sets(10_000), ...[...others, ...parts].map(change)]);
  expect(notice.isSummary).toBe(true);
  expect(notice.changes).toEqual(
    [paths.event('f1', 'e0'), ...others, parts[0]].map((path) => ({ path, version: '7', data: null })),
  );
});
