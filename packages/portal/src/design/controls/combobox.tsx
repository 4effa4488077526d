// No browser has a native list that finds a name by its middle everywhere, and none says which option Enter would
// select.
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
  /** The selected value; empty for none. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Returns the options that match the typed text, best first; Enter selects the first. */
  readonly optionsFor: (typed: string) => readonly string[];
  /** Returns the label of an option, if it differs from the value. */
  readonly labelOf?: (option: string) => string;
  readonly onFocus?: () => void;
  /** False if leaving the field selects nothing, because a selection takes effect immediately. */
  readonly choosesOnLeave?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/**
 * A field that finds one of many options by a part of its name. Enter selects the best match, and so does leaving the
 * field unless `choosesOnLeave` is false. The arrow keys move to other options, Escape restores the selected value. An
 * empty field selects nothing.
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
    // Moved by the arrow keys, the option may be out of view.
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
              // The field keeps the focus, so that a press on the list does not count as leaving it.
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
          // The field handles the keys.
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

/** The text that is typed but not selected yet; null if there is none. */
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
