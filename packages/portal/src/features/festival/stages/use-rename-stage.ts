import { messages, movingMessages, type Festival } from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useEffect, useRef } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { saveStages } from './save-stages.ts';
import { inputOf, inputProblem } from './stages-input.ts';
import { useWriteStages } from './use-write-stages.ts';

const id = 'stage-name';

/**
 * Renames a stage with its sets, by the rules of the stages editor. Returns whether the name is valid, and reports the
 * result.
 */
export function useRenameStage(festival: Versioned<Festival>): (stage: string, name: string) => boolean {
  const services = useLineupServices();
  const write = useWriteStages();
  const offerUndo = useOfferUndo(festival.id);
  const latest = useRef(festival);
  useEffect(() => {
    latest.current = festival;
  });
  const rename = (stage: string, name: string): boolean => {
    const base = latest.current;
    const { rows, allStages } = inputOf(base);
    if (!rows.some(({ original }) => original === stage)) {
      toast.error(messages.provider.conflict, { id });
      return false;
    }
    const input = { allStages, rows: rows.map((row) => (row.original === stage ? { ...row, name } : row)) };
    const problem = name.trim() === '' ? messages.review.stageRequired : inputProblem(input);
    if (problem !== null) {
      toast.error(problem, { id });
      return false;
    }
    // No stage is removed, so there is nothing to ask.
    const askRemoval = () => Promise.resolve(true);
    const save = async () => {
      try {
        const { type } = await saveStages({ services, write, askRemoval }, { base, input });
        if (type === 'outdated') refused(messages.provider.conflict);
        else toast.success(messages.festival.stagesSaved, { id, ...offerUndo() });
      } catch (error) {
        refused(errorText(error, messages.festival.saveFailed));
      }
    };
    // A toast without an id, so that later ones do not replace it.
    const refused = (reason: string) =>
      toast.error(movingMessages.notRenamed(stage, name.trim(), reason), {
        action: { label: 'Try Again', onClick: () => void rename(stage, name) },
      });
    void save();
    return true;
  };
  return rename;
}
