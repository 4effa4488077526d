import { publishMessages, publishPageMessages, type Timestamp } from '@lineup/domain';
import { isServiceError, type PublishedRelease } from '@lineup/services';
import { useRef, useState } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { useConfirm, type Question } from '../../design/dialogs/confirm.tsx';

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
  readonly festivalId: string;
  /** The conflicts that are shown. */
  readonly openConflicts: number;
  /** Compares anew; resolves with the conflicts that are open then, null where that failed. */
  readonly recompare: () => Promise<number | null>;
  readonly onPublished: (release: PublishedRelease) => void;
}

const texts = publishPageMessages.conflicts;

/**
 * Publishes. Open conflicts are asked about, and once more where others came or went meanwhile. The same wish has the same release
 * id however often it is tried, so that it goes out once.
 */
export function usePublishRelease({ festivalId, openConflicts, recompare, onPublished }: Publishing) {
  const publishing = usePublishing();
  const ask = useConfirm();
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  const wish = useRef<{ readonly words: string; readonly releaseId: string } | null>(null);

  function releaseIdOf(wanted: WantedRelease): string {
    const words = JSON.stringify(wanted);
    if (wish.current?.words !== words) wish.current = { words, releaseId: publishing.newReleaseId() };
    return wish.current.releaseId;
  }
  /** Tries it once; resolves with the conflicts where there are others now than were asked about, else with null. */
  async function tryOnce(wanted: WantedRelease, conflicts: number): Promise<number | null> {
    setPending(true);
    try {
      const release = { ...wanted, releaseId: releaseIdOf(wanted), expectedConflicts: conflicts };
      const done = await publishing.publish(festivalId, release);
      wish.current = null;
      onPublished(done);
      return null;
    } catch (error) {
      const open = isServiceError(error, 'failed-precondition') ? await recompare() : null;
      if (open !== null && open !== conflicts) return open;
      // The services' errors are fit to be shown.
      setFailure(failureOf((error as Error).message, wanted.slug));
      return null;
    } finally {
      setPending(false);
    }
  }
  async function publish(wanted: WantedRelease) {
    setFailure(null);
    const confirmLabel = wanted.at === null ? publishPageMessages.title : publishPageMessages.planShort;
    let question: Question = { title: texts.askTitle(openConflicts), text: texts.ask, confirmLabel };
    let conflicts: number | null = openConflicts;
    let isAgreed = conflicts === 0 || (await ask(question));
    while (isAgreed) {
      conflicts = await tryOnce(wanted, conflicts);
      if (conflicts === null) return;
      question = { title: texts.changedTitle, text: texts.changed(conflicts), confirmLabel };
      isAgreed = await ask(question);
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
