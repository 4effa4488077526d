import { publishPageMessages } from '@lineup/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { FilterChips } from '../../design/controls/filter-chips.tsx';
import { TextInput } from '../../design/controls/text-input.tsx';
import { IconSearch } from '../../design/icons.ts';
import classes from './change-choice.module.css';
import { ChangeList } from './change-list.tsx';
import { countKinds, findChanges, type ChangeKind, type ListedChange } from './listed-changes.ts';
import { tickedKeys, withTicks, type Unticked } from './ticks.ts';

interface ChangeChoiceProps {
  readonly changes: readonly ListedChange[];
  readonly unticked: Unticked;
  readonly onChange: (unticked: Unticked) => void;
}

/** From this number on, changes can be searched and filtered. */
const many = 12;

const texts = publishPageMessages.changes;

/** The changes since the last release; the ticked ones are published. */
export function ChangeChoice({ changes, unticked, onChange }: ChangeChoiceProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ChangeKind | 'every'>('every');
  const deferredText = useDeferredValue(text);
  const kinds = useMemo(() => countKinds(changes), [changes]);
  // The last change of a kind may have been undone.
  const kind = kinds.some(([each]) => each === chosen) ? chosen : 'every';
  const shown = useMemo(() => findChanges(changes, deferredText, kind), [changes, deferredText, kind]);
  const ticked = tickedKeys(changes, unticked)?.length ?? changes.length;
  const tick = (keys: readonly string[], isTicked: boolean) => onChange(withTicks(unticked, keys, isTicked));
  const tickShown = (isTicked: boolean) =>
    tick(
      shown.map(({ key }) => key),
      isTicked,
    );
  const showAll = () => {
    setText('');
    setChosen('every');
  };
  const chip = (key: ChangeKind | 'every', count: number) => ({
    key,
    tone: 'plain' as const,
    text: (
      <>
        <b>{count}</b> {texts.kinds[key]}
      </>
    ),
  });
  return (
    <div className={classes['choice']}>
      {changes.length >= many && (
        <div className={classes['filters']}>
          <TextInput
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {kinds.length > 1 && (
            <FilterChips
              label={texts.filters}
              chosen={kind}
              onChoose={setChosen}
              chips={[chip('every', changes.length), ...kinds.map(([each, count]) => chip(each, count))]}
            />
          )}
        </div>
      )}
      <div className={classes['ticks']}>
        <output>{texts.ticked(ticked, changes.length)}</output>
        {changes.length > 1 && (
          <span>
            <Button size="sm" variant="subtle" onClick={() => tickShown(true)}>
              {texts.tickAll}
            </Button>
            <Button size="sm" variant="subtle" onClick={() => tickShown(false)}>
              {texts.tickNone}
            </Button>
          </span>
        )}
      </div>
      {shown.length === 0 ? (
        <div className={classes['none']}>
          <p>{texts.noneFound}</p>
          <Button variant="default" size="sm" onClick={showAll}>
            {texts.showAll}
          </Button>
        </div>
      ) : (
        <ChangeList key={`${kind} ${deferredText}`} changes={shown} unticked={unticked} onTick={tick} />
      )}
    </div>
  );
}
