import { publishPageMessages, type Festival } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { conflictQuestion } from './conflict-question.tsx';
import type { Compared } from './use-release-data.ts';

/** Something that publishes a lineup. */
interface Publishing {
  /** What would be published; `mustRefetch` where it may have changed since. */
  readonly compare: (mustRefetch: boolean) => Promise<Compared>;
  readonly titleOf: (openConflicts: number) => string;
  readonly confirmLabel: string;
  /** Fails with `failed-precondition` where other conflicts than these are open by then. */
  readonly work: (expectedConflicts: number) => Promise<void>;
}

const texts = publishPageMessages.conflicts;

/**
 * Runs what publishes a lineup. Open conflicts are asked about before, and once more where others came or went
 * in the meantime; without consent nothing happens. Fails as the work does.
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

/** Null where it cannot be found out. */
async function compareAgain(compare: Publishing['compare']): Promise<Compared | null> {
  try {
    return await compare(true);
  } catch {
    // The failure of the work is reported.
    return null;
  }
}
