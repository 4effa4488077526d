import { publishMessages, publishPageMessages, type Festival, type Timestamp } from '@lineup/domain';
import type { PublishedRelease } from '@lineup/services';
import { useRef, useState } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { useAskedConflicts } from './use-asked-conflicts.ts';
import type { Compared } from './use-release-data.ts';

/** What is wanted to go out. */
interface WantedRelease {
  readonly ticked: readonly string[] | null;
  readonly at: Timestamp | null;
  /** The address, where the festival has none yet. */
  readonly slug?: string;
}

/** Why nothing went out, and beside which field it is told. */
export interface PublishFailure {
  readonly field: 'address' | 'time' | null;
  readonly text: string;
}

interface Publishing {
  readonly festival: Festival;
  /** What would go out of what is ticked; `isAnew` where it may have changed since it was last found out. */
  readonly compare: (ticked: WantedRelease['ticked'], isAnew: boolean) => Promise<Compared>;
  readonly onPublished: (release: PublishedRelease) => void;
}

/**
 * Publishes. Open conflicts are asked about, and once more where others came or went meanwhile. The same wish has the same release
 * id however often it is tried, so that it goes out once.
 */
export function usePublishRelease({ festival, compare, onPublished }: Publishing) {
  const publishing = usePublishing();
  const commit = useAskedConflicts(festival);
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  const wish = useRef<{ readonly words: string; readonly releaseId: string } | null>(null);

  function releaseIdOf(wanted: WantedRelease): string {
    const words = JSON.stringify(wanted);
    if (wish.current?.words !== words) wish.current = { words, releaseId: publishing.newReleaseId() };
    return wish.current.releaseId;
  }
  async function send(wanted: WantedRelease, expectedConflicts: number) {
    setPending(true);
    try {
      const release = { ...wanted, releaseId: releaseIdOf(wanted), expectedConflicts };
      const done = await publishing.publish(festival.id, release);
      wish.current = null;
      onPublished(done);
    } finally {
      setPending(false);
    }
  }
  async function publish(wanted: WantedRelease) {
    setFailure(null);
    try {
      await commit({
        compare: (isAnew) => compare(wanted.ticked, isAnew),
        titleOf: publishPageMessages.conflicts.askTitle,
        confirmLabel: wanted.at === null ? publishPageMessages.title : publishPageMessages.planShort,
        work: (expectedConflicts) => send(wanted, expectedConflicts),
      });
    } catch (error) {
      // The services' errors are fit to be shown.
      setFailure(failureOf((error as Error).message, wanted.slug));
    }
  }
  async function run(wanted: WantedRelease) {
    // A double click publishes once.
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await publish(wanted);
    } finally {
      isRunning.current = false;
    }
  }
  return {
    publish: (wanted: WantedRelease) => void run(wanted),
    pending,
    failure,
    forget: () => setFailure(null),
  };
}

function failureOf(text: string, slug: string | undefined): PublishFailure {
  const { slugNeeded, slugInvalid, slugTaken, timePassed, timeTooFar } = publishMessages;
  if ([slugNeeded, slugInvalid, slugTaken(slug ?? '')].includes(text)) return { field: 'address', text };
  return { field: text === timePassed || text === timeTooFar ? 'time' : null, text };
}
