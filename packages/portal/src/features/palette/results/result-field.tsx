// The list updates while typing, with two lines per result: no native list does that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { paletteMessages, type SearchEntry } from '@lineup/domain';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isShortcut } from '../../../app/keys/is-shortcut.ts';
import { useSettled } from '../../../app/time/use-settled.ts';
import hidden from '../../../design/controls/visually-hidden.module.css';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import { IconSearch } from '../../../design/icons.ts';
import { NoResults } from '../../../design/page/no-results.tsx';
import { ResultRow, type Result } from './result-row.tsx';
import classes from './results.module.css';

interface ResultFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  /** Enter was pressed after the initial text. */
  readonly isEntered: boolean;
  readonly onType: (text: string) => void;
  readonly results: readonly Result[];
  readonly hasMore: boolean;
  /** More results may follow. */
  readonly isLoading: boolean;
  /** Why results may be missing. */
  readonly failures: readonly string[];
  readonly onChoose: (entry: SearchEntry) => void;
}

/** This many fill the list; the rest are rendered after a pause in typing, in milliseconds. */
const inSight = 12;
const pause = 100;

/** A field with its results below: the arrow keys move between them, Enter selects. */
export function ResultField(props: ResultFieldProps) {
  const { label, placeholder, text, onType, results, hasMore, isLoading, failures } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { active, setAt, choose, pressKey } = useChoice(props, list);
  const isSettled = useSettled<string | null>(text, pause, null) === text;
  const made = isSettled ? results : results.slice(0, Math.max(inSight, active + 1));
  const rowId = (place: number) => `${listId}-${place}`;
  return (
    <>
      <TextInput
        ref={field}
        label={label}
        labelProps={{ className: hidden['hidden'] }}
        placeholder={placeholder}
        leftSection={<IconSearch aria-hidden />}
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(results.length > 0 && { 'aria-activedescendant': rowId(active) })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        value={text}
        onChange={(event) => {
          setAt(0);
          list.current?.scrollTo({ top: 0 });
          onType(event.currentTarget.value);
        }}
        onKeyDown={pressKey}
      />
      {failures.map((failure) => (
        <p key={failure} className={classes['note']} role="alert">
          {failure}
        </p>
      ))}
      <div className={classes['box']}>
        <div
          ref={list}
          id={listId}
          className={classes['list']}
          role="listbox"
          aria-label={label}
          hidden={results.length === 0}
        >
          {made.map((result, place) => (
            <ResultRow
              // The next key press updates the same elements, which is cheaper than creating new ones.
              key={rowId(place)}
              {...result}
              id={rowId(place)}
              place={place}
              isActive={place === active}
              onPoint={setAt}
              onChoose={choose}
            />
          ))}
        </div>
        {results.length === 0 && (
          <Nothing
            text={text.trim()}
            isLoading={isLoading}
            onClear={() => {
              onType('');
              field.current?.focus();
            }}
          />
        )}
      </div>
      <VisuallyHidden as="output">{paletteMessages.found(results.length, hasMore)}</VisuallyHidden>
    </>
  );
}

interface NothingProps {
  readonly text: string;
  readonly isLoading: boolean;
  readonly onClear: () => void;
}

/** Shown if there are no results, or none yet. */
function Nothing({ text, isLoading, onClear }: NothingProps) {
  const { loading, nothingToFind, nothingFound, clearSearch } = paletteMessages;
  if (isLoading || text === '')
    return <p className={classes['note']}>{isLoading ? loading : nothingToFind}</p>;
  return <NoResults text={nothingFound(text)} clear={clearSearch} onClear={onClear} />;
}

/** Returns the highlighted result, and the handlers that select it. */
function useChoice(
  { text, isEntered, results, isLoading, onChoose }: ResultFieldProps,
  list: RefObject<HTMLElement | null>,
) {
  const [at, setAt] = useState(0);
  const active = Math.min(at, Math.max(results.length - 1, 0));
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  const [choose] = useState(() => (entry: SearchEntry) => latest.current(entry));
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  // Enter before the sets are loaded selects the first match once they are.
  const enteredText = useRef(isEntered && text.trim() !== '' ? text : null);
  const first = results[0];
  useEffect(() => {
    if (enteredText.current !== text || first === undefined) return;
    enteredText.current = null;
    choose(first.entry);
  }, [text, first, choose]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = results[active];
    const step = isShortcut('down', event) ? 1 : isShortcut('up', event) ? -1 : 0;
    const isConfirmed = isShortcut('confirm', event);
    if (isConfirmed && chosen !== undefined) choose(chosen.entry);
    else if (isConfirmed && isLoading && text.trim() !== '') enteredText.current = text;
    else if (step !== 0 && results.length > 0) setAt((active + step + results.length) % results.length);
    else return;
    event.preventDefault();
  };
  return { active, setAt, choose, pressKey };
}
