import { blockMessages, movingMessages, stagesOf } from '@lineup/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePaletteDoor } from '../../../../app/palette/palette-door.ts';
import { usePageOffers } from '../../../../app/palette/use-page-offers.ts';
import { usePortal } from '../../../../app/portal-context.ts';
import { useAnnouncing } from '../../../publish/announcement/use-announcing.tsx';
import { useEventDialog } from '../../event/dialog/event-dialog-context.ts';
import { useRenameStage } from '../../../festival/stages/use-rename-stage.ts';
import { ActionsMenu } from '../menu/actions-menu.tsx';
import {
  actionsOfBlock,
  actionsOfPlace,
  actionsOfSets,
  actionsOfStage,
  menuLabel,
  type ActionRuns,
} from '../menu/actions.ts';
import { attachMenu, headAt, type MenuOpening } from '../menu/attach-menu.ts';
import { DelayMenu } from '../delay/delay-menu.tsx';
import type { ActionsGiven, DirectTools } from '../model/direct-tools.ts';
import { ownSets } from '../../grid/cards.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import { artistOf } from '../../grid/set-details.ts';
import { MoveDialog } from './move-dialog.tsx';
import { placeOfDrawn, setAtPlace } from '../model/new-place.ts';
import { DayStartBar, SelectionBar, SwapBar } from './selection-bar.tsx';
import { StageName } from './stage-name.tsx';
import { emptyPlaceAt } from '../model/surface.ts';
import { useDayStartOffer } from '../commands/use-day-start-offer.ts';
import type { Actions } from '../commands/use-actions.ts';
import { placeText } from '../model/move-labels.ts';

interface DirectActionsProps extends ActionsGiven {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly actions: Actions;
  readonly lift: (id: string, isCopy: boolean) => void;
}

interface Moving {
  readonly ids: readonly string[];
  readonly opened: boolean;
  /** Different for each opening, so that each starts with fresh state. */
  readonly turn: number;
}

/** A stage that is being renamed, with its index in the festival's list. */
interface Renaming {
  readonly stage: string;
  readonly index: number;
  readonly head: Element;
}

/** Returns the stage's current name, which another user may have changed. */
function nameNow({ stage, index }: Renaming, festival: DirectTools['festival']): string {
  const stages = stagesOf(festival);
  return stages.includes(stage) ? stage : (stages[index] ?? stage);
}

/** The menus of sets and stages, the selection bar, the move dialog, and the field for a stage's name. */
export function DirectActions(props: DirectActionsProps) {
  const { scroller, layout, tools, actions } = props;
  const [menu, setMenu] = useState<MenuOpening | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const announcing = useAnnouncing(tools.festival);
  const announce = (ids: readonly string[]) =>
    announcing.announce(tools.events().filter(({ id }) => ids.includes(id)));
  const rename = useRenameStage(tools.festival);
  const setsOf = (ids: readonly string[]) => ids.flatMap((id) => tools.conflicts.get(id) ?? []);
  const move = (ids: readonly string[]) =>
    setMoving((before) => ({ ids, opened: true, turn: (before?.turn ?? 0) + 1 }));
  const beginRenaming = (stage: string) => {
    const head = headAt(scroller.current, stage);
    const index = stagesOf(tools.festival).indexOf(stage);
    if (head === null || index === -1) return;
    // The first tap of a double tap opened it.
    setMenu(null);
    setRenaming({ stage, index, head });
  };
  useMenus(scroller, layout, setMenu, beginRenaming);
  const blockOffer = ({ stage }: { readonly stage: string }) => ({
    id: 'addBlock',
    name: blockMessages.add,
    run: () => actions.blocks.add({ stage }),
  });
  usePageOffers(() => layout.columns.slice(0, 1).map(blockOffer));
  const { delaying } = actions;
  const delayed = delaying === null ? undefined : tools.conflicts.get(delaying.id);
  return (
    <>
      <Bar {...props} onMove={move} onAnnounce={announce} onMenu={setMenu} />
      {menu !== null && (
        <MenuOf
          {...props}
          opening={menu}
          onMove={move}
          onAnnounce={announce}
          onRename={beginRenaming}
          onClose={() => setMenu(null)}
        />
      )}
      {delaying !== null && delayed !== undefined && (
        <DelayMenu
          key={delaying.id}
          set={delayed}
          layout={layout}
          tools={tools}
          grid={scroller.current?.firstElementChild ?? null}
          at={delaying.at}
          onDelay={actions.applyDelay}
          onClose={actions.endDelay}
        />
      )}
      {moving !== null && (
        <MoveDialog
          key={moving.turn}
          sets={setsOf(moving.ids)}
          opened={moving.opened}
          tools={tools}
          onMove={(plan) => actions.applyPlan(plan)}
          onClose={() => setMoving({ ...moving, opened: false })}
        />
      )}
      {announcing.dialog}
      {renaming !== null && (
        <StageName
          head={renaming.head}
          stage={nameNow(renaming, tools.festival)}
          onRename={(name) => rename(nameNow(renaming, tools.festival), name)}
          onClose={() => {
            setRenaming(null);
            scroller.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

interface BarProps extends DirectActionsProps {
  readonly onMove: (ids: readonly string[]) => void;
  readonly onAnnounce: (ids: readonly string[]) => void;
  readonly onMenu: (opening: MenuOpening) => void;
}

/** Shows one bar at a time: for a pending swap, the selection, or the offer to change the day's start. */
function Bar({ scroller, layout, tools, marks, actions, onMove, onAnnounce, onMenu }: BarProps) {
  const { letterKeys } = usePortal();
  const dayStart = useDayStartOffer(layout, tools);
  const selected = [...marks.selected];
  const [first] = selected;
  if (actions.swapping !== null)
    return (
      <SwapBar
        scroller={scroller}
        artist={artistOf(actions.swapping)}
        withLetters={letterKeys.areOn()}
        onCancel={() => actions.selectNone()}
      />
    );
  if (first !== undefined)
    return (
      <SelectionBar
        scroller={scroller}
        count={selected.length}
        onMove={() => onMove(selected)}
        onAnnounce={() => onAnnounce(selected)}
        onActions={(at) => onMenu({ about: { kind: 'set', id: first }, at })}
        onNone={() => actions.selectNone()}
      />
    );
  if (dayStart === null) return null;
  return (
    <DayStartBar
      scroller={scroller}
      count={dayStart.sets}
      time={dayStart.time}
      isBusy={dayStart.isBusy}
      onApply={dayStart.apply}
      onLeave={dayStart.leave}
    />
  );
}

/** Opens menus from anywhere in the grid; a double click on a stage's head renames it. */
function useMenus(
  scroller: RefObject<HTMLElement | null>,
  layout: DayLayout,
  onMenu: (opening: MenuOpening) => void,
  onRename: (stage: string) => void,
): void {
  const latest = useRef({ layout, onMenu, onRename });
  useEffect(() => {
    latest.current = { layout, onMenu, onRename };
  });
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    return attachMenu(current, {
      open: (opening) => latest.current.onMenu(opening),
      rename: (stage) => latest.current.onRename(stage),
      emptyPlaceAt: (event) => emptyPlaceAt(latest.current.layout, event),
    });
  }, [scroller]);
}

interface MenuOfProps extends DirectActionsProps {
  readonly opening: MenuOpening;
  readonly onMove: (ids: readonly string[]) => void;
  readonly onAnnounce: (ids: readonly string[]) => void;
  readonly onRename: (stage: string) => void;
  readonly onClose: () => void;
}

function MenuOf({ opening: { about, at }, onClose, onMove, onAnnounce, onRename, ...props }: MenuOfProps) {
  const { layout, tools, marks, actions, lift } = props;
  const { letterKeys } = usePortal();
  const page = usePaletteDoor();
  const dialogs = useEventDialog();
  const runs: ActionRuns = {
    ...actions,
    open: dialogs.edit,
    lift,
    move: onMove,
    delay: (id) => actions.delay(id, at),
    announce: onAnnounce,
    rename: onRename,
    create: (stage) => dialogs.create({ stage, date: layout.day }),
    addBlock: (stage) => actions.blocks.add({ stage }),
    hide: tools.hide,
    printDoorSheet: (stage) => page.actions.run('printDoors', stage),
    remove: (id) => void actions.remove(id),
  };
  if (about.kind === 'stage') {
    const { stage } = about;
    const column = layout.columns.find((column) => column.stage === stage);
    const own = column === undefined ? [] : ownSets(column);
    const sets = own.flatMap(({ set }) => tools.conflicts.get(set.id) ?? []);
    const isMissing = !stagesOf(tools.festival).includes(stage);
    const list = actionsOfStage(stage, sets, isMissing, runs);
    return (
      <ActionsMenu label={movingMessages.actions.title(stage)} at={at} actions={list} onClose={onClose} />
    );
  }
  if (about.kind === 'place') {
    const set = setAtPlace(about, tools);
    const list = actionsOfPlace(
      () => dialogs.create(placeOfDrawn(set, tools.festival)),
      () => actions.blocks.add(about),
    );
    const label = movingMessages.actions.title(placeText(set, tools.festival));
    return <ActionsMenu label={label} at={at} actions={list} onClose={onClose} />;
  }
  if (about.kind === 'block') {
    const block = actions.find(about.id);
    if (block === undefined) return null;
    const own = { ...runs, open: actions.blocks.open };
    return (
      <ActionsMenu
        label={menuLabel([block])}
        at={at}
        actions={actionsOfBlock(about.id, own, navigator.userAgent)}
        onClose={onClose}
      />
    );
  }
  const isSelected = marks.selected.has(about.id);
  const ids = isSelected ? [about.id, ...[...marks.selected].filter((id) => id !== about.id)] : [about.id];
  const sets = ids.flatMap((id) => tools.conflicts.get(id) ?? []);
  const list = actionsOfSets(sets, runs, {
    userAgent: navigator.userAgent,
    withLetters: letterKeys.areOn(),
    isSelected,
    pushText: actions.pushText,
  });
  return list.length === 0 ? null : (
    <ActionsMenu label={menuLabel(sets)} at={at} actions={list} onClose={onClose} />
  );
}
