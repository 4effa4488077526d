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
import { shortcuts } from '../../../../app/keys/shortcuts.ts';
import { isShortcut, shortcutOf } from '../../../../app/keys/is-shortcut.ts';
import type { ShownRows } from '../rows/use-shown-rows.ts';
import type { Onward } from './cell-editor.tsx';
import { isEditable, type CellPlace, type Column } from './columns.ts';
import {
  noneSelected,
  only,
  rangeTo,
  stillShown,
  toggled,
  toggledAll,
  type Selection,
} from '../../../../design/table/selection.ts';
import { adjacentColumn, walk } from './walk.ts';

/** The edited cell. */
interface Editing extends CellPlace {
  readonly column: SetColumn;
  /** The key that started the edit; null for none. */
  readonly seed: string | null;
}

interface GridGiven {
  readonly root: RefObject<HTMLElement | null>;
  readonly shown: ShownRows;
  /** Returns how many rows a page has. */
  readonly page: () => number;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  /** Called when a plus or minus key begins a shift. */
  readonly onShift: (sign: string) => void;
}

/** The list's keyboard position, selection and edited cell, with the handlers for keys and pointer. */
export function useGrid(given: GridGiven) {
  const state = useGridState(given);
  return { ...state, handlers: useHandlers(state, given) };
}

function useGridState({ root, shown: { ids, byId }, onOpen }: GridGiven) {
  const [chosen, setChosen] = useState<Selection>(noneSelected);
  const [editing, setEditing] = useState<Editing | null>(null);
  const isShown = useMemo(() => among(ids), [ids]);
  const selection = stillShown(chosen, isShown);
  if (editing !== null && !isShown(editing.id)) setEditing(null);
  const active = useActiveCell(root, ids, isShown, editing !== null);
  const { note, go } = active;
  return {
    ...active,
    selection,
    editing,
    edit: (to: CellPlace, seed: string | null = null) => {
      const { id, column } = to;
      if (editing !== null || !byId.has(id)) return;
      note(to);
      if (isEditable(column)) setEditing({ id, column, seed });
      else if (column !== 'select') onOpen(id);
    },
    endEdit: (onward: Onward) => {
      if (editing === null) return;
      setEditing(null);
      if (onward !== 'away') go(cellAfter(editing, onward, ids));
    },
    /**
     * Returns the ids that an action on this set applies to: the selection if the set is part of it, or else the set.
     */
    targets: (id: string) => (selection.ids.has(id) ? ids.filter((each) => selection.ids.has(each)) : [id]),
    show(id: string, takesFocus: boolean) {
      go({ id, column: 'artistName' }, takesFocus);
      setChosen(only(id));
    },
    select: setChosen,
    toggleAll: (these: readonly string[]) => setChosen(toggledAll(selection, these)),
  };
}

function useHandlers(state: ReturnType<typeof useGridState>, given: GridGiven) {
  const { at, hasActive, selection, editing, note, go, edit, select } = state;
  const {
    shown: { ids },
    page,
    onOpen,
    onDelete,
    onShift,
  } = given;
  const wasActive = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      const from = placeOf(event.target);
      if (from === null || editing !== null || event.altKey) return;
      const to = walk(ids, from, event, page());
      const selected = to === null ? selectedByKey(event, from, ids, selection) : null;
      if (to !== null) {
        if (event.shiftKey && to.id !== from.id) {
          const begun = selection.anchor === null ? only(from.id) : selection;
          select(rangeTo(begun, ids, to.id));
        }
        go(to);
      } else if (selected !== null) select(selected);
      else if (isShortcut('editCell', event)) edit(from);
      else if (isShortcut('remove', event)) onDelete(state.targets(from.id));
      else if (shortcutOf(['shiftLater', 'shiftEarlier'], event) !== null) {
        if (selection.ids.size === 0) select(only(from.id));
        onShift(event.key);
      } else if (isShortcut('typeDigit', event) && takesDigits(from.column)) edit(from, event.key);
      else return;
      event.preventDefault();
    },
    onMouseDown(event: MouseEvent) {
      wasActive.current = event.target instanceof Element && isFocusedCell(event.target);
      // Keep Shift-clicks from selecting text.
      if (event.shiftKey) event.preventDefault();
    },
    onFocus({ target }: FocusEvent) {
      const to = placeOf(target);
      if (to !== null && !(hasActive && to.id === at.id && to.column === at.column)) note(to);
    },
    onClick({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) {
      const to = placeOf(target);
      if (to === null || (editing?.id === to.id && editing.column === to.column)) return;
      if (shiftKey) {
        select(rangeTo(selection, ids, to.id));
        go(to);
      } else if (ctrlKey || metaKey || to.column === 'select') select(toggled(selection, to.id));
      else if (to.column === 'open') onOpen(to.id);
      else if (wasActive.current) edit(to);
      else select(only(to.id));
    },
  };
}

function cellAfter(from: Editing, onward: Exclude<Onward, 'away'>, ids: readonly string[]): CellPlace {
  if (onward === 'stay') return from;
  if (onward === 'down')
    return walk(ids, from, { key: shortcuts.down, ctrlKey: false, metaKey: false }, 1) ?? from;
  return { id: from.id, column: adjacentColumn(from.column, onward === 'left' ? -1 : 1) };
}

/** The cell at the keyboard's position, and how to move it; the focus follows once the cell is rendered. */
function useActiveCell(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isShown: (id: string) => boolean,
  isEditing: boolean,
) {
  const [active, setActive] = useState<CellPlace | null>(null);
  const [place, setPlace] = useState(0);
  const wantsFocus = useRef(false);
  // If its row is gone, use the row that took its place.
  const at =
    active !== null && isShown(active.id)
      ? active
      : { id: ids[Math.min(place, ids.length - 1)] ?? '', column: active?.column ?? 'artistName' };
  const note = (to: CellPlace) => {
    setActive(to);
    setPlace(Math.max(0, ids.indexOf(to.id)));
  };
  const go = (to: CellPlace, takesFocus = true) => {
    wantsFocus.current = takesFocus;
    note(to);
  };
  useLayoutEffect(() => {
    // The requested cell may only be rendered next time.
    if (!wantsFocus.current || isEditing || at !== active) return;
    const cell = cellElement(root.current, at);
    if (cell === null) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });
  useFocusLeft(root, at.id !== active?.id && !isEditing, () => go(at));
  const index = at.id === active?.id ? ids.indexOf(at.id) : place;
  return { at, index, hasActive: active !== null, note, go };
}

/** Returns the selection after a key press; null if the key is for something else. */
function selectedByKey(
  event: KeyboardEvent,
  { id, column }: CellPlace,
  ids: readonly string[],
  selection: Selection,
): Selection | null {
  if (isShortcut('selectAll', event)) return { ids: new Set(ids), anchor: id };
  if (isShortcut('close', event)) return selection.ids.size > 0 ? noneSelected : null;
  if (isShortcut('editCell', event)) return column === 'select' ? toggled(selection, id) : null;
  // The key clicks the checkbox or button.
  if (column === 'select' || column === 'open') return null;
  if (isShortcut('selectToRow', event)) return rangeTo(selection, ids, id);
  return isShortcut('toggleRow', event) ? toggled(selection, id) : null;
}

/** Returns the cell that is or contains an element; null outside of the rows of sets. */
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

/** Returns a membership test; the set is created on first use. */
function among(ids: readonly string[]): (id: string) => boolean {
  let all: ReadonlySet<string> | null = null;
  return (id) => (all ??= new Set(ids)).has(id);
}

function cellElement(root: HTMLElement | null, { id, column }: CellPlace): HTMLElement | null {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find((each) => each.dataset['row'] === id);
  return row?.querySelector<HTMLElement>(`[data-cell="${column}"]`) ?? null;
}

/** Keeps the focus in the list when the focused row disappears. */
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
