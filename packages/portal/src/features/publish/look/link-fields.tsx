import { lookLimits, lookPageMessages, type LinkErrors } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../../design/icons.ts';
import { addLink, moveLink, type LinkRow } from './link-rows.ts';
import classes from './look-form.module.css';
import type { LookEditor } from './use-look-editor.ts';

interface LinkFieldsProps {
  readonly editor: LookEditor;
  /** By the position of the link. */
  readonly errors: readonly LinkErrors[];
  readonly disabled: boolean;
}

const texts = lookPageMessages.links;

/** The links in order, with controls to add, change, move and remove them. */
export function LinkFields({ editor, errors, disabled }: LinkFieldsProps) {
  const { links } = editor.input;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useControlFocus(list, addButton);
  const change = (to: (rows: readonly LinkRow[]) => readonly LinkRow[]) =>
    editor.edit((input) => ({ ...input, links: to(input.links) }));
  const nameOf = (row: LinkRow, index: number) => row.label.trim() || texts.unnamed(index + 1);
  const move = (row: LinkRow, from: number, to: number) => {
    focusAfter({ key: row.key, control: to < from ? 'up' : 'down' });
    change((rows) => moveLink(rows, from, to));
    editor.announce(texts.moved(nameOf(row, from), to + 1));
  };
  const isFull = links.length >= lookLimits.links;
  return (
    <fieldset className={classes['links']}>
      <legend>{texts.legend}</legend>
      <p className={classes['help']}>{isFull ? texts.most(lookLimits.links) : texts.help}</p>
      <ol ref={list} aria-label={texts.list}>
        {links.map((row, index) => (
          <li key={row.key} data-row={row.key}>
            <LinkTexts
              row={row}
              place={index + 1}
              errors={errors[index] ?? {}}
              disabled={disabled}
              onChange={(part) =>
                change((rows) => rows.map((each) => (each.key === row.key ? { ...each, ...part } : each)))
              }
            />
            <LinkButtons
              name={nameOf(row, index)}
              isFirst={index === 0}
              isLast={index === links.length - 1}
              disabled={disabled}
              onMove={(by) => move(row, index, index + by)}
              onRemove={() => {
                focusAfter({ key: (links[index + 1] ?? links[index - 1])?.key ?? '', control: 'remove' });
                change((rows) => rows.filter(({ key }) => key !== row.key));
              }}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden as="output">{editor.announcement}</VisuallyHidden>
      <div>
        <Button
          ref={addButton}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={disabled || isFull}
          onClick={() => {
            focusAfter({ key: addLink(links).at(-1)?.key ?? '', control: 'label' });
            change(addLink);
          }}
        >
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}

interface LinkButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly disabled: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function LinkButtons({ name, isFirst, isLast, disabled, onMove, onRemove }: LinkButtonsProps) {
  return (
    <span className={classes['buttons']}>
      <IconButton
        size="sm"
        label={texts.moveUp(name)}
        data-control="up"
        disabled={disabled || isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={texts.moveDown(name)}
        data-control="down"
        disabled={disabled || isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        color="red"
        label={texts.remove(name)}
        data-control="remove"
        disabled={disabled}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </span>
  );
}

interface LinkTextsProps {
  readonly row: LinkRow;
  readonly place: number;
  readonly errors: LinkErrors;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<Pick<LinkRow, 'label' | 'url'>>) => void;
}

function LinkTexts({ row, place, errors, disabled, onChange }: LinkTextsProps) {
  return (
    <>
      <TextInput
        label={texts.label(place)}
        data-control="label"
        placeholder="Tickets"
        dir="auto"
        maxLength={lookLimits.linkLabel}
        value={row.label}
        error={errors.label}
        disabled={disabled}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <TextInput
        label={texts.url(place)}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={lookLimits.linkUrl}
        value={row.url}
        error={errors.url}
        disabled={disabled}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
      />
    </>
  );
}

interface Target {
  readonly key: string;
  readonly control: 'up' | 'down' | 'remove' | 'label';
}

/**
 * Restores the focus after the links have changed; a row that moves would lose it. Focuses `fallback` if no row is
 * left.
 */
function useControlFocus(
  list: { readonly current: HTMLElement | null },
  fallback: { readonly current: HTMLElement | null },
) {
  const target = useRef<Target | null>(null);
  // After every rendering: the row to focus is only mounted once the change is rendered.
  useEffect(() => {
    if (target.current === null || list.current === null) return;
    const { key, control } = target.current;
    const row = [...list.current.children].find((each) => each.getAttribute('data-row') === key);
    const find = (name: Target['control']) =>
      row?.querySelector<HTMLElement>(`[data-control="${name}"]`) ?? null;
    const found = find(control);
    // At either end one of the two buttons is disabled.
    const other = control === 'up' ? 'down' : 'up';
    (found?.matches(':disabled') === true ? find(other) : (found ?? fallback.current))?.focus();
    target.current = null;
  });
  return (next: Target) => {
    target.current = next;
  };
}
