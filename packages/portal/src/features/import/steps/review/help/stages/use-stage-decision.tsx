import { reviewMessages, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState } from 'react';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import type { OpenQuestions } from '../../../../questions/use-draft-questions.ts';
import type { Decisions, OpenDecision, TakenDecision } from '../queue/decision.ts';
import { StageChoices } from './stage-choices.tsx';
import { planOfChoices, type StageChoice } from './stage-plan.ts';
import { useStagePlans, type DonePlan } from './use-stage-plan.ts';

const words = reviewMessages.stages;
const id = 'stages';

/** Asks what the stages of the file are that the festival lacks, or that look similar. */
export function useStageDecision(festival: Versioned<Festival>, questions: OpenQuestions): Decisions {
  const { store } = useDraftSession();
  const plans = useStagePlans(festival);
  const { stages: asked, answers, setAnswers, settle } = questions;
  const [done, setDone] = useState<DonePlan | null>(null);
  const isNew = festival.stages.length === 0;

  const apply = async (choices: ReadonlyMap<string, StageChoice>) => {
    const carriedOut = await plans.applyPlan(planOfChoices(choices, store.rules().fileStages));
    if (carriedOut === null) return;
    setDone(carriedOut);
    const stay = [...choices].filter(([, { type }]) => type !== 'same').map(([name]) => name);
    if (isNew) setAnswers({ ...answers, separateStages: new Set([...answers.separateStages, ...stay]) });
    settle();
  };
  const undo = async () => {
    if (done === null || !(await plans.takeBack(done))) return;
    setDone(null);
    setAnswers({ ...answers, separateStages: new Set() });
    settle();
  };

  const open: OpenDecision = {
    id,
    topic: reviewMessages.queue.topics.stages,
    tone: 'amber',
    title: isNew ? words.similarTitle(asked.length) : words.unknownTitle(asked.length),
    content: (
      <StageChoices
        key={asked.map(({ name }) => name).join('\n')}
        asked={asked}
        festival={festival}
        isBusy={plans.isBusy}
        onApply={(choices) => void apply(choices)}
      />
    ),
  };
  const taken: readonly TakenDecision[] =
    done === null
      ? []
      : [{ key: id, of: id, text: doneText(done), isBusy: plans.isBusy, onUndo: () => void undo() }];
  return { open: asked.length > 0 ? [open] : [], taken };
}

function doneText({ plan, moved }: DonePlan): string {
  const notices = [
    ...(plan.added.length > 0 ? [words.added(plan.added.length)] : []),
    ...(moved.size > 0 ? [words.mapped(moved.size)] : []),
  ];
  return notices.length > 0 ? notices.join(' ') : words.stagesUnchanged;
}
