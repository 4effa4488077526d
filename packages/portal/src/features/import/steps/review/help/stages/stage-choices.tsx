import { maximumStages, reviewMessages, type Festival, type UnknownStage } from '@lineup/domain';
import { useState } from 'react';
import { Button } from '../../../../../../design/controls/button.tsx';
import { NativeSelect } from '../../../../../../design/controls/native-select.tsx';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { firstChoice, type StageChoice } from './stage-plan.ts';
import classes from './stage-choices.module.css';

const words = reviewMessages.stages;

interface StageChoicesProps {
  readonly asked: readonly UnknownStage[];
  readonly festival: Festival;
  readonly isBusy: boolean;
  readonly onApply: (choices: ReadonlyMap<string, StageChoice>) => void;
}

/** Asks what each stage of the file is that the festival lacks, or that looks like another one. */
export function StageChoices({ asked, festival, isBusy, onApply }: StageChoicesProps) {
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
    <>
      <p>{isNew ? words.similar : words.unknown(asked.length)}</p>
      <div className={classes['choices']}>
        {/* A long list of stages scrolls in its own box; the selects in it make it reachable by keyboard. */}
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
    </>
  );
}

/** Returns the stages that a stage can be mapped to: those of the festival, then the others in the question. */
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

/** The prefix that distinguishes stages from the other options. */
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
