import { liveMessages, type Festival, type LineupEvent } from '@lineup/domain';
import type { Question } from '../../../design/dialogs/confirm.tsx';
import type { DelayPreview } from '../model/delay-plan.ts';
import { DelayEffect } from './delay-effect.tsx';

interface QuestionAbout {
  readonly preview: DelayPreview;
  readonly events: readonly LineupEvent[];
  readonly festival: Festival;
}

/** Builds the question about a delay that breaks a rule, with its effect. */
export function delayQuestion(about: QuestionAbout): Question {
  const { title, confirm } = liveMessages.ask;
  return { title, text: <DelayEffect {...about} />, confirmLabel: confirm };
}
