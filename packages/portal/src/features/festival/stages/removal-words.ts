import type { RemovedStage } from '@lineup/domain';
import type { Question } from '../../../design/dialogs/confirm.tsx';

/** A stage to be removed with the events that are on it. */
export interface RemovedEvents extends RemovedStage {
  readonly count: number;
}

/** Asks whether stages that have events may go. */
export function removalQuestion(removed: readonly RemovedEvents[]): Question {
  const [first] = removed;
  const isOne = removed.length === 1 && first !== undefined;
  return {
    title: isOne ? `Remove “${first.stage}”?` : 'Remove stages that have events?',
    text: removed.map(sentence).join(' '),
    confirmLabel: isOne ? 'Remove Stage' : 'Remove Stages',
    danger: true,
  };
}

function sentence({ stage, kind, count }: RemovedEvents): string {
  const events = count === 1 ? '1 event is' : `${count} events are`;
  if (kind === 'taken') {
    return `${events} on “${stage}”; ${count === 1 ? 'it' : 'they'} will move to the stage that now has that name.`;
  }
  const stay = count === 1 ? 'It stays' : 'They stay';
  return `${events} on “${stage}”. ${stay} in the schedule, in a column marked as not in the list of stages.`;
}
