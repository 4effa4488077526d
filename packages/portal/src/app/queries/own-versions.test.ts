import type { SetEdit } from '@lineup/domain';
import { expect, test, vi } from 'vitest';
import { OwnVersions } from './own-versions.ts';

const edit = (ifVersion = '1', stage = 'Quay'): SetEdit => ({
  type: 'update',
  id: 'a',
  fields: { stage },
  ifVersion,
});
const versions = (version: string) => new Map([['a', version]]);

/** Two changes of one set, both made while its version is "1". */
function twoChanges() {
  const own = new OwnVersions();
  const [first, second] = [[edit()], [edit('1', 'Barn')]] as const;
  own.noteBegun(first);
  own.noteBegun(second);
  const isDue = (edits: readonly [SetEdit], version: string) => own.isBefore(edits, edits[0], version);
  const end = (edits: readonly [SetEdit], version: string) => {
    own.noteDone(edits, versions(version));
    own.noteEnded(edits);
  };
  return { own, first, second, isDue, end };
}

test('what is stored is one’s own where one’s own changes alone have led to it, and a change under way may tell', () => {
  const { own, first, second, end } = twoChanges();
  expect(own.whose('a', '1', '2')).toBe('pending');
  const answered = vi.fn();
  own.subscribe(answered);
  end(first, '2');
  expect(answered).toHaveBeenCalledTimes(1);
  end(second, '3');
  expect(own.whose('a', '1', '3')).toBe('own');
  expect(own.whose('a', '2', '3')).toBe('own');
  expect(own.whose('a', '1', '4')).toBe('other');
  expect(own.whose('b', '1', '3')).toBe('other');
  const third = [edit('4', 'Pier')];
  own.noteBegun(third);
  own.noteDone(third, versions('5'));
  own.noteEnded(third);
  expect(own.whose('a', '4', '5')).toBe('own');
  expect(own.whose('a', '3', '5')).toBe('other');
});

test('a change that is made while another is under way is stored on the result of that', () => {
  const { own, first, second, end } = twoChanges();
  end(first, '2');
  expect(own.onLatest(second)).toEqual([edit('2', 'Barn')]);
  end(second, '3');
  expect(own.onLatest([edit()])).toEqual([edit('3')]);
});

test('each is shown until its own result is stored', () => {
  const { first, second, isDue, end } = twoChanges();
  // The update about the first change arrives before its response.
  expect([isDue(first, '2'), isDue(second, '2')]).toEqual([false, true]);
  end(first, '2');
  expect([isDue(first, '2'), isDue(second, '2')]).toEqual([false, true]);
  end(second, '3');
  expect([isDue(first, '3'), isDue(second, '3'), isDue(second, '2')]).toEqual([false, false, true]);
});

test('what somebody else stores in the meantime is shown, and is no version of one’s own', () => {
  const { own, first, second, isDue, end } = twoChanges();
  end(first, '2');
  expect(isDue(second, 'theirs')).toBe(false);
  expect(own.onLatest([edit('theirs')])).toEqual([edit('theirs')]);
});

test('a set that is created and changed before it is stored is changed once it is', () => {
  const own = new OwnVersions();
  const created: SetEdit[] = [{ type: 'create', id: 'a', event: {} as never }];
  own.noteBegun(created);
  own.noteDone(created, versions('1'));
  expect(own.onLatest([edit('')])).toEqual([edit('1')]);
});
