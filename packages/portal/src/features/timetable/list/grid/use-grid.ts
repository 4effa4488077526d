import type { SetColumn } from '@lineup/domain';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { ShownRows } from '../rows/use-shown-rows.ts';
import type { Onward } from './cell-editor.tsx';
import { isEditable, type CellPlace, type Column } from './columns.ts';
import { noneSelected, only, rangeTo, stillShown, toggled, toggledAll, type Selection } from './selection.ts';
import { adjacentColumn, walk } from './walk.ts';

/** A cell that is edited. */
export interface Editing extends CellPlace {
  readonly column: SetColumn;
  /** What was typed to begin with. */
  readonly seed: string | null;
}

interface GridGiven {
  readonly root: RefObject<HTMLElement | null>;
  readonly shown: ShownRows;
  /** How many rows a page is. */
  readonly page: () => number;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  /** A sign that begins a shift: plus or minus. */
  readonly onShift: (sign: string) => void;
}

/** Where the keyboard is in the list, what is selected, what is edited; and what keys and pointer do to that. */
export function useGrid({ root, shown, page, onOpen, onDelete, onShift }: GridGiven) {
  const { ids, byId } = shown;
  const [active, setActive] = useState<CellPlace | null>(null);
  const [chosen, setChosen] = useState<Selection>(noneSelected);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [place, setPlace] = useState(0);
  const wantsFocus = useRef(false);
  const wasActive = useRef(false);

  const isShown = useMemo(() => among(ids), [ids]);
  const selection = stillShown(chosen, isShown);
  if (editing !== null && !isShown(editing.id)) setEditing(null);
  // Where its row has gone, the keyboard is at the one that took its place.
  const at =
    active !== null && isShown(active.id)
      ? active
      : { id: ids[Math.min(place, ids.length - 1)] ?? '', column: active?.column ?? 'artistName' };
  const index = at.id === active?.id ? ids.indexOf(at.id) : place;

  const go = (to: CellPlace) => {
    wantsFocus.current = true;
    setActive(to);
    setPlace(Math.max(0, ids.indexOf(to.id)));
  };
  useLayoutEffect(() => {
    // What is asked for may be shown only with the next rendering.
    if (!wantsFocus.current || editing !== null || at !== active) return;
    const cell = cellElement(root.current, at);
    if (cell === null) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });
  useFocusLeft(root, at.id !== active?.id && editing === null, () => go(at));

  const edit = (to: CellPlace, seed: string | null = null) => {
    const { id, column } = to;
    if (editing !== null || !byId.has(id)) return;
    setActive(to);
    if (isEditable(column)) setEditing({ id, column, seed });
    else if (column !== 'select') onOpen(id);
  };
  const endEdit = (onward: Onward) => {
    if (editing === null) return;
    setEditing(null);
    if (onward === 'away') return;
    const down = walk(ids, editing, { key: 'ArrowDown', ctrlKey: false, metaKey: false }, 1);
    const side = adjacentColumn(editing.column, onward === 'left' ? -1 : 1);
    if (onward === 'down') go(down ?? editing);
    else go(onward === 'stay' ? editing : { id: editing.id, column: side });
  };
  const targets = (id: string) =>
    selection.ids.has(id) ? ids.filter((each) => selection.ids.has(each)) : [id];

  const noteKey = (event: KeyboardEvent) => {
    const from = placeOf(event.target);
    if (from === null || editing !== null || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const to = walk(ids, from, event, page());
    if (to !== null) {
      if (event.shiftKey && to.id !== from.id) {
        const begun = selection.anchor === null ? only(from.id) : selection;
        setChosen(rangeTo(begun, ids, to.id));
      }
      go(to);
    } else if (isCommand && event.key.toLowerCase() === 'a')
      setChosen({ ids: new Set(ids), anchor: from.id });
    else if (isCommand) return;
    else if (event.key === ' ') {
      // A box or a button is clicked by it.
      if (from.column === 'select' || from.column === 'open') return;
      setChosen(event.shiftKey ? rangeTo(selection, ids, from.id) : toggled(selection, from.id));
    } else if (event.key === 'Enter' || event.key === 'F2') {
      if (from.column === 'select') setChosen(toggled(selection, from.id));
      else edit(from);
    } else if (event.key === 'Delete') onDelete(targets(from.id));
    else if (event.key === 'Escape' && selection.ids.size > 0) setChosen(noneSelected);
    else if (event.key === '+' || event.key === '-') {
      if (selection.ids.size === 0) setChosen(only(from.id));
      onShift(event.key);
    } else if (/^\d$/u.test(event.key) && takesDigits(from.column)) edit(from, event.key);
    else return;
    event.preventDefault();
  };

  const handlers = {
    onKeyDown: noteKey,
    onMouseDown(event: MouseEvent) {
      wasActive.current = event.target instanceof Element && isFocusedCell(event.target);
      // A range is no selection of text.
      if (event.shiftKey) event.preventDefault();
    },
    onFocus(event: FocusEvent) {
      const to = placeOf(event.target);
      if (to === null || (to.id === at.id && to.column === at.column && active !== null)) return;
      setActive(to);
      setPlace(ids.indexOf(to.id));
    },
    onClick(event: MouseEvent) {
      const to = placeOf(event.target);
      if (to === null || (editing?.id === to.id && editing.column === to.column)) return;
      const { shiftKey, ctrlKey, metaKey } = event;
      if (shiftKey) {
        setChosen(rangeTo(selection, ids, to.id));
        go(to);
      } else if (ctrlKey || metaKey || to.column === 'select') setChosen(toggled(selection, to.id));
      else if (to.column === 'open') onOpen(to.id);
      else if (wasActive.current) edit(to);
      else setChosen(only(to.id));
    },
  };
  return {
    at,
    index,
    selection,
    editing,
    endEdit,
    go,
    handlers,
    /** What is done at this set is done to: all that are selected with it, or it alone. */
    targets,
    show(id: string, takesFocus: boolean) {
      setActive({ id, column: 'artistName' });
      setPlace(Math.max(0, ids.indexOf(id)));
      setChosen(only(id));
      wantsFocus.current = takesFocus;
    },
    select: setChosen,
    toggleAll: (these: readonly string[]) => setChosen(toggledAll(selection, these)),
  };
}

/** The cell that an element is in, or is; null outside of the rows of sets. */
export function placeOf(target: EventTarget | null): CellPlace | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest('[data-row]')?.getAttribute('data-row') ?? null;
  const column = target.closest('[data-column]')?.getAttribute('data-column') ?? null;
  return id === null || column === null ? null : { id, column: column as Column };
}

function isFocusedCell(target: Element): boolean {
  return target.closest('[data-cell]') === document.activeElement && document.activeElement !== null;
}

function takesDigits(column: Column): boolean {
  return column === 'timeStart' || column === 'timeEnd' || column === 'length';
}

/** Tells whether an id is among these, of which it makes a set when it is first asked. */
function among(ids: readonly string[]): (id: string) => boolean {
  let all: ReadonlySet<string> | null = null;
  return (id) => (all ??= new Set(ids)).has(id);
}

function cellElement(root: HTMLElement | null, { id, column }: CellPlace): HTMLElement | null {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find((each) => each.dataset['row'] === id);
  return row?.querySelector<HTMLElement>(`[data-cell="${column}"]`) ?? null;
}

/** When the row that had the focus goes away, the focus stays in the list. */
function useFocusLeft(root: RefObject<HTMLElement | null>, hasGone: boolean, stay: () => void): void {
  const hadFocus = useRef(false);
  const keep = useEffectEvent(stay);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (hasGone && hadFocus.current && isNowhere) keep();
  }, [hasGone]);
  useEffect(() => {
    const { current } = root;
    const note = (event: globalThis.FocusEvent) => {
      hadFocus.current = event.type === 'focusin' || event.relatedTarget === null;
    };
    current?.addEventListener('focusin', note);
    current?.addEventListener('focusout', note);
    return () => {
      current?.removeEventListener('focusin', note);
      current?.removeEventListener('focusout', note);
    };
  }, [root]);
}
