import { publishMessages, publishPageMessages, type Festival, type Timestamp } from '@lineup/domain';
import type { PublishedRelease } from '@lineup/services';
import { useRef, useState } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { useAskedConflicts } from './use-asked-conflicts.ts';
import type { Compared } from './use-release-data.ts';

/** The release to publish. */
interface ReleaseRequest {
  readonly ticked: readonly string[] | null;
  readonly at: Timestamp | null;
  /** The address, if the festival has none yet. */
  readonly slug?: string;
}

/** Why nothing was published, and the field to show it at. */
export interface PublishFailure {
  readonly field: 'address' | 'time' | null;
  readonly text: string;
}

interface Publishing {
  readonly festival: Festival;
  /**
   * Returns what would be published of the ticked changes; `mustRefetch` if it may have changed since the last
   * comparison.
   */
  readonly compare: (ticked: ReleaseRequest['ticked'], mustRefetch: boolean) => Promise<Compared>;
  readonly onPublished: (release: PublishedRelease) => void;
}

/**
 * Publishes a release. Asks about open conflicts first, and again if they have changed since. A repeated request has
 * the same release id, so that it is published only once.
 */
export function usePublishRelease({ festival, compare, onPublished }: Publishing) {
  const publishing = usePublishing();
  const commit = useAskedConflicts(festival);
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  const last = useRef<{ readonly words: string; readonly releaseId: string } | null>(null);

  function releaseIdOf(request: ReleaseRequest): string {
    const words = JSON.stringify(request);
    if (last.current?.words !== words) last.current = { words, releaseId: publishing.newReleaseId() };
    return last.current.releaseId;
  }
  async function send(request: ReleaseRequest, expectedConflicts: number) {
    setPending(true);
    try {
      const release = { ...request, releaseId: releaseIdOf(request), expectedConflicts };
      const done = await publishing.publish(festival.id, release);
      last.current = null;
      onPublished(done);
    } finally {
      setPending(false);
    }
  }
  async function publish(request: ReleaseRequest) {
    setFailure(null);
    try {
      await commit({
        compare: (mustRefetch) => compare(request.ticked, mustRefetch),
        titleOf: publishPageMessages.conflicts.askTitle,
        confirmLabel: request.at === null ? publishPageMessages.title : publishPageMessages.planShort,
        work: (expectedConflicts) => send(request, expectedConflicts),
      });
    } catch (error) {
      // The services' errors are displayable.
      setFailure(failureOf((error as Error).message, request.slug));
    }
  }
  async function run(request: ReleaseRequest) {
    // A double click publishes only once.
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await publish(request);
    } finally {
      isRunning.current = false;
    }
  }
  return {
    publish: (request: ReleaseRequest) => void run(request),
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
