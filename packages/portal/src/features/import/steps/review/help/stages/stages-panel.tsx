import { maximumStages, reviewMessages, type Festival, type UnknownStage } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState } from 'react';
import { Button } from '../../../../../../design/controls/button.tsx';
import { NativeSelect } from '../../../../../../design/controls/native-select.tsx';
import { Banner } from '../../../../../../design/notices/banner.tsx';
import type { OpenQuestions } from '../../../../questions/use-draft-questions.ts';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { Done } from '../done.tsx';
import { firstChoice, planOfChoices, type StageChoice } from './stage-plan.ts';
import classes from './stages-panel.module.css';
import { useStagePlans, type DonePlan } from './use-stage-plan.ts';

const words = reviewMessages.stages;

interface StagesPanelProps {
  readonly festival: Versioned<Festival>;
  readonly questions: OpenQuestions;
}

/** Asks what the stages of the file are that the festival lacks, or that look like one another. */
export function StagesPanel({ festival, questions }: StagesPanelProps) {
  const { store } = useDraftSession();
  const plans = useStagePlans(festival);
  const { stages: asked, answers, setAnswers, settle } = questions;
  const [done, setDone] = useState<DonePlan | null>(null);
  const { fileStages } = store.rules();
  const isNew = festival.stages.length === 0;

  const apply = async (choices: ReadonlyMap<string, StageChoice>) => {
    const carriedOut = await plans.applyPlan(planOfChoices(choices, fileStages));
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

  if (asked.length === 0 && done === null) return null;
  return (
    <>
      {done !== null && <Done text={doneText(done)} isBusy={plans.isBusy} onUndo={() => void undo()} />}
      {asked.length > 0 && (
        <Choices
          key={asked.map(({ name }) => name).join('\n')}
          asked={asked}
          festival={festival}
          isBusy={plans.isBusy}
          onApply={(choices) => void apply(choices)}
        />
      )}
    </>
  );
}

function doneText({ plan, moved }: DonePlan): string {
  const notices = [
    ...(plan.added.length > 0 ? [words.added(plan.added.length)] : []),
    ...(moved.size > 0 ? [words.mapped(moved.size)] : []),
  ];
  return notices.length > 0 ? notices.join(' ') : words.stagesUnchanged;
}

interface ChoicesProps {
  readonly asked: readonly UnknownStage[];
  readonly festival: Festival;
  readonly isBusy: boolean;
  readonly onApply: (choices: ReadonlyMap<string, StageChoice>) => void;
}

function Choices({ asked, festival, isBusy, onApply }: ChoicesProps) {
  const { store } = useDraftSession();
  const isNew = festival.stages.length === 0;
  const [chosen, setChosen] = useState<ReadonlyMap<string, StageChoice>>(new Map());
  const choices = new Map(asked.map((stage) => [stage.name, chosen.get(stage.name) ?? firstChoice(stage)]));
  const addable = asked.filter(({ canBeAdded }) => canBeAdded);
  const adding = [...choices.values()].filter(({ type }) => type === 'add').length;
  const isTooMany = !isNew && festival.stages.length + adding > maximumStages;
  const isAllTooMany = festival.stages.length + addable.length > maximumStages;
  const addAll = () =>
    onApply(new Map(asked.map(({ name, canBeAdded }) => [name, { type: canBeAdded ? 'add' : 'leave' }])));
  return (
    <Banner tone="amber" title={isNew ? words.similarTitle(asked.length) : words.unknownTitle(asked.length)}>
      <p>{isNew ? words.similar : words.unknown(asked.length)}</p>
      <div className={classes['choices']}>
        {/* A long list of stages scrolls by itself; the selects in it take the keyboard along. */}
        <ul className={classes['stages']} style={{ flexBasis: `${asked.length * 17}rem` }}>
          {asked.map((stage) => (
            <li key={stage.name}>
              <StageSelect
                stage={stage}
                others={othersOf(stage, isNew ? store.rules().stages : festival.stages, asked)}
                isNew={isNew}
                choice={choices.get(stage.name) ?? firstChoice(stage)}
                onChoose={(choice) => setChosen(new Map([...chosen, [stage.name, choice]]))}
              />
            </li>
          ))}
        </ul>
        <div className={classes['actions']}>
          {!isNew && addable.length > 0 && !isAllTooMany && (
            <Button
              size="sm"
              disabled={isBusy}
              variant={adding === asked.length ? 'filled' : 'default'}
              onClick={addAll}
            >
              {words.addAll(addable.length)}
            </Button>
          )}
          {(isNew || adding < asked.length || isAllTooMany) && (
            <Button size="sm" disabled={isBusy || isTooMany} onClick={() => onApply(choices)}>
              {words.apply}
            </Button>
          )}
        </div>
      </div>
      {isTooMany && <p>{words.tooMany(maximumStages)}</p>}
    </Banner>
  );
}

/** What a stage can be taken for: those of the festival, then the others that are asked about. */
function othersOf(
  { name }: UnknownStage,
  stages: readonly string[],
  asked: readonly UnknownStage[],
): readonly string[] {
  const all = new Set([...stages, ...asked.map((other) => other.name)]);
  all.delete(name);
  return [...all];
}

interface StageSelectProps {
  readonly stage: UnknownStage;
  readonly others: readonly string[];
  readonly isNew: boolean;
  readonly choice: StageChoice;
  readonly onChoose: (choice: StageChoice) => void;
}

/** Stages are distinguished from the other answers by what stands before them. */
const samePrefix = 'same:';

function StageSelect({ stage, others, isNew, choice, onChoose }: StageSelectProps) {
  const data = [
    ...(stage.canBeAdded ? [{ value: 'add', label: isNew ? words.keep : words.add }] : []),
    ...(isNew ? [] : [{ value: 'leave', label: words.leave }]),
    ...others.map((other) => ({ value: `${samePrefix}${other}`, label: other })),
  ];
  return (
    <NativeSelect
      label={words.choice(stage.name, stage.count)}
      data={data}
      value={choice.type === 'same' ? `${samePrefix}${choice.stage}` : choice.type}
      onChange={({ currentTarget: { value } }) => onChoose(choiceOf(value))}
    />
  );
}

function choiceOf(value: string): StageChoice {
  if (value.startsWith(samePrefix)) return { type: 'same', stage: value.slice(samePrefix.length) };
  return { type: value === 'add' ? 'add' : 'leave' };
}
