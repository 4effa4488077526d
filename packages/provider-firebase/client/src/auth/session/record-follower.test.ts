import type { UserRecord } from '@lineup/domain';
import { expect, it } from 'vitest';
import { createRecordFollower } from './record-follower.ts';

function setUp() {
  const watches: {
    userId: string;
    tell: (record: UserRecord | null) => void;
    end: () => void;
    open: boolean;
  }[] = [];
  const received: string[] = [];
  const follower = createRecordFollower(
    (userId, onRecord, onEnd) => {
      const watch = { userId, tell: onRecord, end: () => onEnd(new Error('over')), open: true };
      watches.push(watch);
      return () => {
        watch.open = false;
      };
    },
    { onRecord: () => received.push('record'), onEnd: () => received.push('end') },
  );
  return { follower, watches, received };
}

const record = { permissions: ['admin'] };

it('watches the record of one person once', () => {
  const { follower, watches, received } = setUp();
  follower.follow('a');
  follower.follow('a');
  expect(watches).toHaveLength(1);
  expect(follower.record()).toBeUndefined();
  watches[0]?.tell(record);
  expect(follower.record()).toBe(record);
  expect(received).toEqual(['record']);
});

it('takes what is known already, and the absence of a record for an answer', () => {
  const { follower } = setUp();
  follower.follow('a', null);
  expect(follower.record()).toBeNull();
});

it('forgets one person for another, and hears no more of the first', () => {
  const { follower, watches, received } = setUp();
  follower.follow('a', record);
  follower.follow('b');
  expect(watches.map(({ userId, open }) => [userId, open])).toEqual([
    ['a', false],
    ['b', true],
  ]);
  watches[0]?.tell(null);
  watches[0]?.end();
  expect(follower.record()).toBeUndefined();
  expect(received).toEqual([]);
});

it('tells of the end of a watch, but not after it was stopped', () => {
  const { follower, watches, received } = setUp();
  follower.follow('a');
  watches[0]?.end();
  expect(received).toEqual(['end']);
  follower.stop();
  watches[0]?.end();
  expect(received).toEqual(['end']);
  expect(follower.record()).toBeUndefined();
});
