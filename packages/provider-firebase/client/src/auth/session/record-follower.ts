import type { UserRecord } from '@lineup/domain';
import type { AuthDependencies } from '../dependencies.ts';

/** Follows the users record of one person at a time. */
export interface RecordFollower {
  /** Begins with this person, unless they are followed already; `record` is what is known of them so far. */
  follow(userId: string, record?: UserRecord | null): void;
  /** The record as last learned of; undefined before that. */
  record(): UserRecord | null | undefined;
  stop(): void;
}

export interface RecordListener {
  readonly onRecord: () => void;
  readonly onEnd: () => void;
}

interface Followed {
  readonly userId: string;
  record: UserRecord | null | undefined;
  stop: () => void;
}

export function createRecordFollower(
  watch: AuthDependencies['watchOwnRecord'],
  listener: RecordListener,
): RecordFollower {
  let followed: Followed | null = null;
  const stop = () => {
    followed?.stop();
    followed = null;
  };
  const start = (userId: string) => {
    stop();
    const mine: Followed = { userId, record: undefined, stop: () => undefined };
    followed = mine;
    const ifStill = (work: () => void) => {
      if (followed === mine) work();
    };
    mine.stop = watch(
      userId,
      (record) =>
        ifStill(() => {
          mine.record = record;
          listener.onRecord();
        }),
      () => ifStill(listener.onEnd),
    );
    return mine;
  };
  return {
    follow: (userId, record) => {
      const mine = followed?.userId === userId ? followed : start(userId);
      if (record !== undefined) mine.record = record;
    },
    record: () => followed?.record,
    stop,
  };
}
