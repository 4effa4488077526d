import {
  announcingMessages,
  blockMessages,
  movingMessages,
  printMessages,
  type ConflictSet,
} from '@lineup/domain';
import { keysText, namesOfKeys } from '../../../../app/keys/key-names.ts';
import { browserKeys } from '../../../../app/keys/browser-keys.ts';
import type { Shortcut } from '../../../../app/keys/shortcuts.ts';
import { artistOf } from '../../grid/set-details.ts';

/** An action, with its shortcut. */
export interface Action {
  readonly label: string;
  readonly keys?: string | undefined;
  readonly isDanger?: boolean;
  readonly run: () => void;
}

/** The handlers of the actions. */
export interface ActionRuns {
  readonly open: (id: string) => void;
  readonly lift: (id: string, isCopy: boolean) => void;
  /** Asks where to move the sets. */
  readonly move: (ids: readonly string[]) => void;
  /** Asks how much of the sets is published. */
  readonly announce: (ids: readonly string[]) => void;
  /** Asks how long to delay the set. */
  readonly delay: (id: string) => void;
  readonly push: (id: string) => void;
  /** Marks the first set of a swap, or performs the swap. */
  readonly swap: (id: string) => void;
  /** Moves the sets to the tray of unplaced acts. */
  readonly unplace: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
  readonly selectStage: (stage: string) => void;
  readonly selectAll: () => void;
  readonly remove: (id: string) => void;
  readonly create: (stage: string) => void;
  readonly addBlock: (stage: string) => void;
  readonly rename: (stage: string) => void;
  readonly hide: (stage: string) => void;
  readonly printDoorSheet: (stage: string) => void;
}

const { actions: texts } = movingMessages;

interface SetsGiven {
  readonly userAgent: string;
  readonly withLetters: boolean;
  readonly isSelected: boolean;
  /** Describes the effect of pushing with this set. */
  readonly pushText: (set: ConflictSet) => string;
}

/** Returns the actions for a set, or for all sets selected with it. */
export function actionsOfSets(
  sets: readonly ConflictSet[],
  runs: ActionRuns,
  { userAgent, withLetters, isSelected, pushText }: SetsGiven,
): readonly Action[] {
  const [first] = sets;
  if (first === undefined) return [];
  const { id, stage } = first;
  const ids = sets.map((set) => set.id);
  const isOne = sets.length === 1;
  const key = (name: Shortcut) => keysText(name, userAgent);
  const letter = (...names: readonly Shortcut[]) => (withLetters ? names.map(key).join(', ') : undefined);
  return [
    ...(isOne
      ? [
          {
            label: texts.open,
            keys: namesOfKeys(browserKeys.openFocused, userAgent)[0],
            run: () => runs.open(id),
          },
        ]
      : []),
    { label: texts.lift, keys: key('lift'), run: () => runs.lift(id, false) },
    { label: texts.copy, keys: key('copySet'), run: () => runs.lift(id, true) },
    { label: texts.move, run: () => runs.move(ids) },
    { label: announcingMessages.announce, run: () => runs.announce(ids) },
    ...(isOne
      ? [
          { label: texts.delay, keys: letter('delay'), run: () => runs.delay(id) },
          { label: pushText(first), run: () => runs.push(id) },
        ]
      : []),
    ...(sets.length <= 2
      ? [
          {
            label: isOne ? texts.swapWith : texts.swap,
            keys: letter('swap'),
            run: () => runs.swap(id),
          },
        ]
      : []),
    { label: texts.unplace, keys: letter('lift', 'unplace'), run: () => runs.unplace(ids) },
    { label: isSelected ? texts.unselect : texts.select, keys: key('toggleSet'), run: () => runs.toggle(id) },
    { label: texts.selectStage(stage), run: () => runs.selectStage(stage) },
    { label: texts.selectAll, keys: key('selectAll'), run: runs.selectAll },
    { label: texts.remove, keys: key('remove'), isDanger: true, run: () => runs.remove(id) },
  ];
}

/** Returns the actions for a stage and for its sets of this day. */
export function actionsOfStage(
  stage: string,
  sets: readonly ConflictSet[],
  isMissing: boolean,
  runs: ActionRuns,
): readonly Action[] {
  const ids = sets.map(({ id }) => id);
  const some = sets.length > 0;
  return [
    ...(some ? [{ label: texts.selectSets, run: () => runs.selectStage(stage) }] : []),
    ...(some ? [{ label: texts.moveAll, run: () => runs.move(ids) }] : []),
    { label: texts.create, run: () => runs.create(stage) },
    { label: blockMessages.add, run: () => runs.addBlock(stage) },
    ...(isMissing ? [] : [{ label: texts.rename, run: () => runs.rename(stage) }]),
    { label: texts.hide, run: () => runs.hide(stage) },
    ...(some ? [{ label: printMessages.doorSheet, run: () => runs.printDoorSheet(stage) }] : []),
  ];
}

/** Returns the actions for a block. */
export function actionsOfBlock(
  id: string,
  { open, lift, remove }: Pick<ActionRuns, 'open' | 'lift' | 'remove'>,
  userAgent: string,
): readonly Action[] {
  const key = (name: Shortcut) => keysText(name, userAgent);
  return [
    { label: texts.open, keys: namesOfKeys(browserKeys.openFocused, userAgent)[0], run: () => open(id) },
    { label: texts.lift, keys: key('lift'), run: () => lift(id, false) },
    { label: texts.copy, keys: key('copySet'), run: () => lift(id, true) },
    { label: texts.remove, keys: key('remove'), isDanger: true, run: () => remove(id) },
  ];
}

/** Returns the actions for an empty place. */
export function actionsOfPlace(create: () => void, addBlock: () => void): readonly Action[] {
  return [
    { label: texts.create, run: create },
    { label: blockMessages.add, run: addBlock },
  ];
}

/** Returns the title of the menu for these sets. */
export function menuLabel(sets: readonly ConflictSet[]): string {
  const [first] = sets;
  const what = first !== undefined && sets.length === 1 ? artistOf(first) : movingMessages.sets(sets.length);
  return texts.title(what);
}
