import { helpMessages } from '@lineup/domain';
import { browserKeys } from '../../../app/keys/browser-keys.ts';
import { shortcuts, type Shortcut } from '../../../app/keys/shortcuts.ts';

/** What keys do: shortcuts of the portal by name, or keys of the browser. */
export interface ShortcutRow {
  readonly text: string;
  readonly names: readonly Shortcut[];
  /** The key labels, if they are not shortcuts of the portal or differ here. */
  readonly keys?: readonly string[];
}

export interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly ShortcutRow[];
}

const { everywhere, festival, schedule, grid, held, unplaced, list, review, controls } = helpMessages;
const arrows = ['up', 'down', 'left', 'right'] as const;
const row = (text: string, ...names: readonly Shortcut[]): ShortcutRow => ({ text, names });
const browserRow = (text: string, keys: string): ShortcutRow => ({ text, names: [], keys: [keys] });

/** All keys of the portal, grouped by where they work. */
export const shortcutGroups = {
  everywhere: {
    title: everywhere.title,
    rows: [
      row(everywhere.help, 'help'),
      row(everywhere.palette, 'palette'),
      row(everywhere.notifications, 'notifications'),
      row(everywhere.close, 'close'),
    ],
  },
  festival: {
    title: festival.title,
    rows: [row(festival.findSet, 'findSet'), row(festival.undo, 'undo'), row(festival.redo, 'redo')],
  },
  schedule: {
    title: schedule.title,
    rows: [
      row(schedule.nextConflict, 'nextConflict'),
      row(schedule.previousConflict, 'previousConflict'),
      row(schedule.printDay, 'printDay'),
    ],
  },
  grid: {
    title: grid.title,
    rows: [
      row(grid.walk, ...arrows),
      row(grid.ends, 'first', 'last'),
      browserRow(grid.open, browserKeys.openFocused),
      browserRow(grid.menu, browserKeys.menuOfFocused),
      row(grid.lift, 'lift'),
      row(grid.copySet, 'copySet'),
      row(grid.toggleSet, 'toggleSet'),
      row(grid.selectAll, 'selectAll'),
      row(grid.close, 'close'),
      row(grid.swap, 'swap'),
      row(grid.delay, 'delay'),
      row(grid.remove, 'remove'),
      row(grid.rename, 'rename'),
    ],
  },
  held: {
    title: held.title,
    rows: [
      row(held.move, ...arrows),
      row(held.stretch, 'extendUp', 'extendDown'),
      row(held.edge, 'first', 'last'),
      row(held.day, 'pageUp', 'pageDown'),
      row(held.drop, 'drop'),
      row(held.dropCopy, 'dropCopy'),
      row(held.unplace, 'unplace'),
      row(held.close, 'close'),
    ],
  },
  unplaced: {
    title: unplaced.title,
    rows: [
      row(unplaced.lift, 'lift'),
      browserRow(unplaced.place, browserKeys.openFocused),
      row(unplaced.rename, 'rename'),
    ],
  },
  list: {
    title: list.title,
    rows: [
      row(list.walk, ...arrows),
      row(list.page, 'pageDown', 'pageUp'),
      row(list.rows, 'topRow', 'bottomRow'),
      row(list.ends, 'first', 'last'),
      row(list.corners, 'firstCell', 'lastCell'),
      row(list.edit, 'editCell'),
      row(list.type, 'typeDigit'),
      row(list.next, 'leave', 'leaveBack'),
      row(list.down, 'confirm'),
      row(list.toggle, 'toggleRow'),
      row(list.range, 'selectToRow'),
      row(list.extend, 'extendUp', 'extendDown'),
      row(list.selectAll, 'selectAll'),
      row(list.shift, 'shiftLater', 'shiftEarlier'),
      row(list.remove, 'remove'),
      row(list.close, 'close'),
    ],
  },
  review: {
    title: review.title,
    rows: [
      row(review.problem, 'nextProblem', 'previousProblem'),
      row(review.rows, 'nextRow', 'previousRow'),
      row(review.arrows, 'up', 'down'),
      row(review.extend, 'extendUp', 'extendDown'),
      row(review.select, 'press'),
      row(review.selectAll, 'selectAll'),
      row(review.fillDown, 'fillDown'),
      row(review.copy, 'copySet'),
      row(review.paste, 'dropCopy'),
      row(review.bar, 'selectionBar'),
      row(review.close, 'close'),
    ],
  },
  controls: {
    title: controls.title,
    rows: [
      row(controls.items, 'up', 'down'),
      row(controls.tabs, 'left', 'right'),
      row(controls.ends, 'first', 'last'),
      row(controls.choose, 'confirm'),
      row(controls.close, 'close'),
    ],
  },
} as const satisfies Record<string, ShortcutGroup>;

export type ShortcutPlace = keyof typeof shortcutGroups;

/** All places, in order. */
export const shortcutPlaces: readonly ShortcutPlace[] = [
  'everywhere',
  'festival',
  'schedule',
  'grid',
  'held',
  'unplaced',
  'list',
  'review',
  'controls',
];

/** Returns the keys of a row as the table shows them: "Shift+N". */
export function keysOfRow({ names, keys }: ShortcutRow): readonly string[] {
  return keys ?? names.map((name) => shortcuts[name]);
}

/** On a horizontal timetable, other arrow keys move along the hours. */
const turned: Readonly<Record<string, string>> = {
  [shortcuts.extendUp]: 'Shift+ArrowLeft',
  [shortcuts.extendDown]: 'Shift+ArrowRight',
};

/** Returns the same keys for a horizontal timetable. */
export function turnedKeys(keys: readonly string[]): readonly string[] {
  return keys.map((each) => turned[each] ?? each);
}
