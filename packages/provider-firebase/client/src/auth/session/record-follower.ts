import type { UserRecord } from '@lineup/domain';
import type { AuthDependencies } from '../dependencies.ts';

/** Follows the users record of one user at a time. */
export interface RecordFollower {
  /** Starts following this user, unless already followed; `record` is the record known so far. */
  follow(userId: string, record?: UserRecord | null): void;
  /** The latest record; undefined before the first one. */
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
