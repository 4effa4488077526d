import { stagesMessages, type RemovedStage } from '@lineup/domain';
import type { Question } from '../../../design/dialogs/confirm.tsx';

const texts = stagesMessages.removal;

/** A stage to be removed, with its events. */
export interface RemovedEvents extends RemovedStage {
  readonly count: number;
}

/** Returns the question about removing stages that have events. */
export function removalQuestion(removed: readonly RemovedEvents[]): Question {
  const [first] = removed;
  const isOne = removed.length === 1 && first !== undefined;
  return {
    title: isOne ? texts.title(first.stage) : texts.titleOfSeveral,
    text: removed.map(sentence).join(' '),
    confirmLabel: isOne ? texts.confirm : texts.confirmSeveral,
    danger: true,
  };
}

function sentence({ stage, kind, count }: RemovedEvents): string {
  return kind === 'taken' ? texts.taken(stage, count) : texts.stays(stage, count);
}
