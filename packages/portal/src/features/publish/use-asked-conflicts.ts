import { publishPageMessages, type Festival } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { conflictQuestion } from './conflict-question.tsx';
import type { Compared } from './use-release-data.ts';

/** An operation that publishes a lineup. */
interface Publishing {
  /** Returns what would be published; `mustRefetch` if it may have changed. */
  readonly compare: (mustRefetch: boolean) => Promise<Compared>;
  readonly titleOf: (openConflicts: number) => string;
  readonly confirmLabel: string;
  /** Rejects with `failed-precondition` if the number of open conflicts is different by then. */
  readonly work: (expectedConflicts: number) => Promise<void>;
}

const texts = publishPageMessages.conflicts;

/**
 * Runs an operation that publishes a lineup. Asks about open conflicts first, and again if they have changed since;
 * without consent nothing happens. Rejects if the operation does.
 */
export function useAskedConflicts(festival: Festival) {
  const ask = useConfirm();
  return async ({ compare, titleOf, confirmLabel, work }: Publishing): Promise<void> => {
    const agreed = (found: Compared, title: string, text: string) =>
      ask({ title, text: conflictQuestion(text, found, festival), confirmLabel });
    let found = await compare(false);
    let isAgreed =
      found.openConflicts === 0 || (await agreed(found, titleOf(found.openConflicts), texts.ask));
    while (isAgreed) {
      const { openConflicts } = found;
      try {
        return await work(openConflicts);
      } catch (error) {
        const next = isServiceError(error, 'failed-precondition') ? await compareAgain(compare) : null;
        if (next === null || next.openConflicts === openConflicts) throw error;
        found = next;
      }
      isAgreed = await agreed(found, texts.changedTitle, texts.changed(found.openConflicts));
    }
  };
}

/** Null if it cannot be determined. */
async function compareAgain(compare: Publishing['compare']): Promise<Compared | null> {
  try {
    return await compare(true);
  } catch {
    // The failure of the operation is reported.
    return null;
  }
}
