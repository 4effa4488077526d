// No list of the browser's own finds a name by its middle in every browser, and none says which of its options Enter takes.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconX } from '../icons.ts';
import classes from './combobox.module.css';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ComboboxProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What is chosen; empty for nothing. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** What fits the text that was typed, the best first, which Enter chooses. */
  readonly optionsFor: (typed: string) => readonly string[];
  /** The option in words, where they are not the value itself. */
  readonly labelOf?: (option: string) => string;
  readonly onFocus?: () => void;
  /** False where leaving the field chooses nothing: a choice does something at once. */
  readonly choosesOnLeave?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/**
 * A field that finds one of many things by a part of its name. The best fit is chosen by Enter and, unless `choosesOnLeave` is false, by leaving the field, the
 * arrow keys go to the others, Escape brings back what was chosen. An empty field chooses nothing.
 */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, value, onFocus, disabled = false, error, labelOf = (option) => option } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, options, active, type, move, choose, settle, giveUp, pressKey } = useTyping(props);
  const optionId = (index: number) => `${listId}-${index}`;
  const isOpen = options.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chosen by the arrow keys, it may be out of sight.
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div className={classes['combobox']}>
      <TextInput
        ref={input}
        label={label}
        {...(placeholder !== undefined && { placeholder })}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(isOpen && { 'aria-activedescendant': optionId(active) })}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        error={error}
        value={typed ?? value}
        onFocus={onFocus}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={pressKey}
        onBlur={props.choosesOnLeave === false ? giveUp : settle}
        {...((typed ?? value) !== '' && {
          rightSection: (
            <IconButton
              label={`Clear ${label}`}
              // The field keeps the focus, so that leaving it chooses nothing.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                giveUp();
                choose('');
                input.current?.focus();
              }}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          ),
        })}
      />
      <div
        ref={list}
        id={listId}
        className={classes['list']}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
      >
        {options.map((option, index) => (
          // The keys are those of the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => move(index)}
            onClick={() => choose(option)}
          >
            {labelOf(option)}
          </div>
        ))}
      </div>
      <VisuallyHidden as="output">
        {isOpen && `${options.length} ${options.length === 1 ? 'option' : 'options'}`}
      </VisuallyHidden>
    </div>
  );
}

/** What is typed and not chosen yet: null while nothing is. */
function useTyping({ value, onChoose, optionsFor }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const options = typed === null || typed.trim() === '' ? [] : optionsFor(typed);
  const active = Math.min(at, Math.max(options.length - 1, 0));
  const giveUp = () => setTyped(null);
  const choose = (option: string) => {
    giveUp();
    if (option !== value) onChoose(option);
  };
  const settle = () => {
    if (typed === null) return;
    choose(typed.trim() === '' ? '' : (options[active] ?? value));
  };
  const step = (by: number) => setAt((active + by + options.length) % options.length);
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (event.key === 'Enter') settle();
    else if (event.key === 'Escape' && typed !== null) giveUp();
    else if (isArrow && options.length > 0) step(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    typed,
    options,
    active,
    type: (text: string) => {
      setTyped(text);
      setAt(0);
      if (text === '' && value !== '') onChoose('');
    },
    move: setAt,
    choose,
    settle,
    giveUp,
    pressKey,
  };
}
