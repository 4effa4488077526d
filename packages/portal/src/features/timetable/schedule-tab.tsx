import {
  messages,
  type Block,
  type ConflictIndex,
  type Festival,
  type LineupEvent,
  type UnplacedAct,
} from '@lineup/domain';
import { useSearch } from '@tanstack/react-router';
import type { Versioned } from '@lineup/services';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Banner } from '../../design/notices/banner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { TabPanel, Tabs } from '../../design/controls/tabs.tsx';
import { useLoadAhead } from '../../app/loading/load-ahead.ts';
import { once } from '../../app/loading/once.ts';
import { usePageAction } from '../../app/palette/use-page-action.ts';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { useEventDialog } from './event/dialog/event-dialog-context.ts';
import { EventDialogHost } from './event/dialog/event-dialog-host.tsx';
import { loadEventDialog, loadSetHistory } from './event/dialog/load-event-dialog.ts';
import { ConflictsButton } from './conflicts/conflicts-button.tsx';
import { loadImportDialog } from '../import/spreadsheet/load-import-dialog.ts';
import { listViewName } from './list/list-view-name.ts';
import { useSetList, type SetListProps } from './list/use-set-list.ts';
import { ExportActions } from './export/export-actions.tsx';
import { PrintActions } from './print/print-actions.tsx';
import { loadMenus } from './bar/load-menus.ts';
import { ScheduleBar } from './bar/schedule-bar.tsx';
import type { DirectTools } from './direct/model/direct-tools.ts';
import { DayGrid } from './grid/day-grid.tsx';
import { dayKey, DayTabList } from './days/day-tabs.tsx';
import { useScheduleDays } from './days/use-schedule-days.ts';
import { useReadyDay, type DayTurn } from './days/use-ready-day.ts';
import type { ScheduleDay, ScheduleHours } from './grid/group-schedule.ts';
import type { Layout } from './grid/layout-day.ts';
import { scaleOf } from './grid/scale.ts';
import { withBlocks } from './grid/with-blocks.ts';
import type { EmptyScheduleProps } from './empty/empty-schedule.tsx';
import { ImportHint, useHasImportHint } from './import-hint/import-hint.tsx';
import { IncomingLineup } from './incoming/incoming-lineup.tsx';
import { conflictsAmong } from './cached-lineup.ts';
import { OnAtButtons } from './on-at/on-at-button.tsx';
import type { ShownMoment } from './on-at/use-moment.ts';
import { parseScheduleSearch } from './schedule-search.ts';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';
import type { ScheduleView } from './view/schedule-view.ts';
import { LastPosition } from './view/last-position.ts';
import { useAddressedView } from './view/use-addressed-view.ts';
import { usePhoneWindow } from './view/use-phone-window.ts';
import { useWindowSize } from './view/use-window-size.ts';
import { withoutStages } from './view/without-stages.ts';
import { useWithStage } from './view/use-with-stage.ts';
import { stageOf, type PendingSelection } from './pending-selection.ts';
import classes from './schedule-tab.module.css';
import { useEvents } from '../../app/queries/use-events.ts';
import { TrayButton } from './tray/tray-button.tsx';
import { SidePanels, useSidePanels } from './side-panels.tsx';

/** Chunks that a click in the schedule needs, in order of priority. */
const dialogs = [loadEventDialog, loadSetHistory, loadMenus, loadImportDialog].map((load) =>
  once<unknown>(load),
);

/** From this window width on, in CSS pixels, an event fits next to the timetable. */
const leastRoomy = 1100;

/** Lazy, as they are only needed in narrow windows or on request. */
const phonePart = () => import('./phone/phone-part.ts');
const PhoneDay = lazy(async () => ({ default: (await phonePart()).PhoneDay }));
const PhoneControls = lazy(async () => ({ default: (await phonePart()).PhoneControls }));
const PhoneFilters = lazy(async () => ({ default: (await phonePart()).PhoneFilters }));
const KeepReading = lazy(async () => ({ default: (await phonePart()).KeepReading }));
const QuickEdits = lazy(async () => ({ default: (await phonePart()).QuickEdits }));
/** Lazy, as few schedules have sets or blocks outside of their days. */
const OutsideList = lazy(async () => ({ default: (await import('./outside-list.tsx')).OutsideList }));
const LazyEmptySchedule = lazy(async () => ({
  default: (await import('./empty/empty-schedule.tsx')).EmptySchedule,
}));
const ArtistPictures = lazy(async () => ({
  default: (await import('./grid/artist-pictures.ts')).ArtistPictures,
}));
const OnAtDay = lazy(async () => ({ default: (await import('./on-at/on-at-day.tsx')).OnAtDay }));

/** As in the style sheet, in CSS pixels. */
const lineHeight = 44;

/** A stable value until the events are loaded. */
const none: readonly never[] = [];

interface ScheduleTabProps {
  readonly festival: Versioned<Festival>;
  /** Renders the remaining steps until the first release; null if they are not shown. */
  readonly firstSteps: FirstSteps | null;
}

/** Renders the first steps from the counts of a lineup. */
type FirstSteps = (lineup: { readonly sets: number; readonly openConflicts: number }) => ReactNode;

/** The festival's schedule: the bar, and below it one day at a time, with a column for each stage. */
export function ScheduleTab({ festival, firstSteps }: ScheduleTabProps) {
  // Pause updates during an import: rendering thousands of new events one by one would block the page.
  const [isImporting, setImporting] = useState(false);
  const { events, stored, unreadable } = useEvents(festival.id, isImporting);
  const known = events.status === 'success' ? events.data : null;
  const conflicts = useMemo(() => conflictsAmong(festival, known ?? none), [festival, known]);
  const isRoomy = useWindowSize().innerWidth >= leastRoomy;
  useLoadAhead(dialogs, events.status === 'success');
  const isPhone = usePhoneWindow();
  const quick = (eventId: string, isTouched: boolean) => (
    <Suspense>
      <QuickEdits {...{ festival, conflicts, eventId, isTouched }} events={known ?? none} />
    </Suspense>
  );
  return (
    <EventDialogHost
      festival={festival}
      events={known}
      stored={stored.status === 'success' ? stored.data : null}
      conflicts={conflicts}
      quick={isPhone ? quick : undefined}
      isRoomy={isRoomy}
    >
      <section className={classes['tab']}>
        <ScheduleDays {...{ festival, conflicts, firstSteps }} events={known} onImporting={setImporting}>
          {events.status === 'loading' && <ScheduleSkeleton />}
          {events.status === 'error' && (
            <div className={classes['notice']}>
              <EmptyState
                title={events.error.message}
                action={<Button onClick={events.retry}>Try Again</Button>}
              >
                Nothing is lost. The schedule is shown as soon as it can be read.
              </EmptyState>
            </div>
          )}
          {unreadable.length > 0 && (
            <Banner tone="amber" title={messages.event.unreadable(unreadable)}>
              {messages.event.unreadableAdvice}
            </Banner>
          )}
        </ScheduleDays>
      </section>
      <IncomingLineup festivalId={festival.id} />
      {isPhone && stored.status === 'success' && (
        <Suspense>
          <KeepReading festival={festival} events={stored.data} />
        </Suspense>
      )}
    </EventDialogHost>
  );
}

interface ScheduleDaysProps {
  readonly festival: Versioned<Festival>;
  /** Null until loaded. */
  readonly events: readonly Versioned<LineupEvent>[] | null;
  readonly conflicts: ConflictIndex;
  readonly firstSteps: FirstSteps | null;
  readonly onImporting: (isImporting: boolean) => void;
  /** Shown above the day, or in place of it. */
  readonly children: ReactNode;
}

function ScheduleDays(props: ScheduleDaysProps) {
  const { festival, events, conflicts, onImporting, children } = props;
  const search = parseScheduleSearch(useSearch({ strict: false }));
  const isList = search.view === listViewName;
  const isPhone = usePhoneWindow();
  const [view, changeView] = useAddressedView(search, { festival, events, isByStage: !isList });
  const panels = useSidePanels(search, view.tray, (isOpen) => changeView({ tray: isOpen }));
  const { opener } = panels.conflicts;
  const schedule = useScheduleDays(festival, events, search, isPhone);
  const { acts, blocks, days, hours, chosen, moment, dayOfList, pending, turn } = schedule;
  const day = chosen?.day ?? null;
  const { sort: order = 'earliest', only } = search;
  const { hidden } = view;
  const tools = useTools(festival, conflicts, view, changeView, { events: events ?? none, acts, blocks });
  const { SetList, hints } = useSetList(isList, events, festival);
  // Unmounting a crowded day takes as long as showing the list, so it is deferred until the list is visible.
  const isDayThere = useDeferredValue(!isList) || !isList;
  useWithStage(pending, stageOf(pending, events), view, changeView);
  const [place] = useState(() => new LastPosition());
  const above = useLinesAbove(props, isPhone, isList);
  const add = <NewSetButton day={chosen} hidden={hidden} only={isPhone ? only : undefined} />;
  return (
    <Tabs value={chosen === null ? 'none' : dayKey(chosen)} onChange={schedule.choose}>
      <ScheduleBar
        festival={festival}
        events={events ?? none}
        order={order}
        view={view}
        groupName={search.stageGroup}
        stages={chosen?.columns.map(({ stage }) => stage) ?? []}
        conflicts={events !== null && <ConflictsButton {...{ events, opener }} index={conflicts} />}
        unplaced={events !== null && <TrayButton acts={acts} opener={panels.tray.opener} />}
        onAt={
          <MomentControls
            {...{ festival, chosen, moment, dayOfList, order, pending, only, hidden }}
            isList={isList}
            isPhone={isPhone}
          />
        }
        onView={changeView}
        onImporting={onImporting}
        isList={isList}
        isMoment={moment.isShown}
        listHints={hints}
        days={chosen !== null && !isList && <DayTabList days={days} chosen={chosen} />}
        add={!isPhone && add}
      />
      {above.lines}
      <div className={classes['work']}>
        <div className={classes['day']}>
          {children}
          {isList && events !== null && <ListPlace {...{ SetList, festival, events, conflicts, pending }} />}
          {chosen !== null && isDayThere && (
            <DayPanel
              {...{ festival, days, chosen, hours, order, tools, pending, moment, only, blocks, isPhone }}
              {...{ place, turn, view, isList }}
              width={panels.width}
              linesHeight={above.height}
              isEmpty={events?.length === 0 && acts.length + blocks.length === 0}
            />
          )}
          <PicturesOfArtists events={events ?? none} onFound={schedule.onPictures} />
          {isPhone && chosen !== null && (
            <Suspense>
              <PhoneControls place={days.indexOf(chosen)} count={days.length} isList={isList}>
                {add}
              </PhoneControls>
            </Suspense>
          )}
          {events !== null && chosen !== null && <PrintActions {...{ festival, events, days, chosen }} />}
          {events !== null && <ExportActions {...{ festival, events }} />}
        </div>
        <SidePanels {...{ panels, festival, events, acts, conflicts, day }} onShow={schedule.showSet} />
      </div>
    </Tabs>
  );
}

/** Returns the first steps and the hint after an import, if they are shown, and their height. */
function useLinesAbove(
  { events, conflicts, firstSteps }: ScheduleDaysProps,
  isPhone: boolean,
  isList: boolean,
): { readonly lines: ReactNode; readonly height: number } {
  const isHinted = useHasImportHint();
  const hasSets = events !== null && events.length > 0;
  // On a phone the sets need the room.
  const steps =
    firstSteps !== null && events !== null && !(isPhone && hasSets)
      ? firstSteps({ sets: events.length, openConflicts: conflicts.count() })
      : null;
  const hasHint = isHinted && hasSets && !isPhone && !isList;
  const lines = (
    <>
      {steps}
      {hasHint && <ImportHint />}
    </>
  );
  return { lines, height: (steps === null ? 0 : lineHeight) + (hasHint ? lineHeight : 0) };
}

type MomentControlsProps = Omit<ComponentProps<typeof PhoneFilters>, 'day'> & {
  readonly chosen: ScheduleDay | null;
  readonly dayOfList: ComponentProps<typeof OnAtButtons>['day'];
  readonly isList: boolean;
  readonly isPhone: boolean;
};

/** The buttons for moments; on a phone also the order and filters of a day. */
function MomentControls({ chosen, dayOfList, isList, isPhone, ...filters }: MomentControlsProps) {
  const { moment, festival } = filters;
  if (isList || !isPhone) return <OnAtButtons {...{ moment, festival }} day={dayOfList} />;
  return (
    chosen !== null && (
      <Suspense>
        <PhoneFilters {...filters} day={chosen} />
      </Suspense>
    )
  );
}

/** Loads pictures only if a set is linked to an artist. */
function PicturesOfArtists(props: ComponentProps<typeof ArtistPictures>) {
  if (!props.events.some(({ artistIds }) => artistIds?.length)) return null;
  return (
    <Suspense>
      <ArtistPictures {...props} />
    </Suspense>
  );
}

interface DayPanelProps extends Omit<ReadyDayProps, 'hidden' | 'scale'> {
  readonly hours: ScheduleHours | null;
  readonly view: ScheduleView;
  readonly isList: boolean;
  /** The width of the panels next to the day. */
  readonly width: number;
  /** The height of the first steps and the hint above the day. */
  readonly linesHeight: number;
  /** True if no day has anything scheduled. */
  readonly isEmpty: boolean;
}

function DayPanel({ view, isList, width, linesHeight, isEmpty, ...day }: DayPanelProps) {
  const { zoom, direction, hidden } = view;
  const { hours } = day;
  const size = useWindowSize();
  const scale = useMemo(
    () =>
      scaleOf({ zoom, direction }, hours, { ...size, innerHeight: size.innerHeight - linesHeight }, width),
    [zoom, direction, hours, size, width, linesHeight],
  );
  return (
    <TabPanel value={dayKey(day.chosen)} className={classes[isList ? 'leaving' : 'panel']}>
      {isEmpty && <EmptySchedule festival={day.festival} isOverGrid={!day.isPhone} />}
      {!(isEmpty && day.isPhone) && (
        <Suspense fallback={<ScheduleSkeleton />}>
          <ReadyDay {...day} hidden={hidden} scale={scale} />
        </Suspense>
      )}
    </TabPanel>
  );
}

type ListPlaceProps = SetListProps & { readonly SetList: ReturnType<typeof useSetList>['SetList'] };

/** The list, or its placeholder. */
function ListPlace({ SetList, ...list }: ListPlaceProps) {
  if (list.events.length === 0) return <EmptySchedule festival={list.festival} isOverGrid={false} />;
  return SetList === null ? <ScheduleSkeleton /> : <SetList {...list} />;
}

interface ShownDayProps extends Layout {
  readonly festival: Festival;
  readonly day: ScheduleDay;
  readonly blocks: readonly Block[];
  readonly hidden: readonly string[];
  readonly tools: DirectTools;
  readonly pending: PendingSelection | null;
}

interface ReadyDayProps extends Omit<ShownDayProps, 'day'> {
  readonly days: readonly ScheduleDay[];
  readonly chosen: ScheduleDay;
  readonly moment: ShownMoment;
  readonly only: string | undefined;
  readonly place: LastPosition;
  readonly isPhone: boolean;
  readonly turn: DayTurn;
}

/** The selected view of a day: a list in a narrow window, all stages at one moment, or the grid. */
function ReadyDay({ moment, only, place, isPhone, ...grid }: ReadyDayProps) {
  const { days, chosen, festival, hours, hidden, tools, order, pending } = grid;
  if (isPhone && chosen.day !== null) {
    return (
      <PhoneDay
        {...{ festival, days, hours, order, hidden, pending, moment, only, place, tools }}
        day={chosen}
      />
    );
  }
  if (!moment.isShown || moment.instant === null || hours === null) return <GridDay {...grid} />;
  return (
    <OnAtDay
      {...{ festival, days, hours }}
      day={withoutStages(chosen, hidden)}
      instant={moment.instant}
      onInstant={moment.show}
    />
  );
}

/** The grid of the selected day, once it is ready. */
function GridDay({
  days,
  chosen,
  turn,
  ...layout
}: Omit<ShownDayProps, 'day'> & Pick<ReadyDayProps, 'days' | 'chosen' | 'turn'>) {
  const ready = useReadyDay(chosen.day, turn);
  const shown = days.find(({ day }) => day === ready) ?? chosen;
  return (
    <>
      {shown.count === 0 && days.some(({ count }) => count > 0) && (
        <p className={classes['none']}>Nothing is scheduled on this day yet.</p>
      )}
      <ShownDay day={shown} {...layout} />
    </>
  );
}

const ShownDay = memo(function ShownDay({ day, blocks, hidden, tools, ...layout }: ShownDayProps) {
  const { festival } = layout;
  const seen = useMemo(
    () => withoutStages(withBlocks(day, blocks, festival), hidden),
    [day, blocks, festival, hidden],
  );
  if (seen.day !== null) return <DayGrid day={seen} tools={tools} {...layout} />;
  return <OutsideList day={seen} tools={tools} order={layout.order} pending={layout.pending} />;
});

interface NewSetButtonProps {
  /** Null until loaded. */
  readonly day: ScheduleDay | null;
  readonly hidden: readonly string[];
  /** The only stage that is listed; undefined for all. */
  readonly only: string | undefined;
}

const newSet = { size: 'sm', 'aria-label': 'New set', children: '+ Set' } as const;

/** Creates a set on the day shown. It is there before the days are, so that the buttons next to it do not move. */
function NewSetButton({ day, ...stages }: NewSetButtonProps) {
  return day === null ? <Button {...newSet} disabled /> : <NewSetOnDay {...stages} day={day} />;
}

/** Creates a set on a day, on the only listed stage or the first one. */
function NewSetOnDay({ day, hidden, only }: NewSetButtonProps & { readonly day: ScheduleDay }) {
  const dialogs = useEventDialog();
  const { columns } = withoutStages(day, hidden);
  const first = columns.find(({ stage }) => stage === only) ?? columns[0];
  const create = () => first !== undefined && dialogs.create({ stage: first.stage, date: day.day });
  usePageAction('addEvent', create);
  return first !== undefined && <Button {...newSet} onClick={create} />;
}

function EmptySchedule(props: EmptyScheduleProps) {
  return (
    <Suspense>
      <LazyEmptySchedule {...props} />
    </Suspense>
  );
}

/** The parts of the timetable as they are shown. */
interface ShownNow {
  readonly events: readonly Versioned<LineupEvent>[];
  readonly acts: readonly Versioned<UnplacedAct>[];
  readonly blocks: readonly Versioned<Block>[];
}

/** Returns the tools of direct editing as an object that does not change with every event. */
function useTools(
  festival: Versioned<Festival>,
  conflicts: ConflictIndex,
  { step, hidden }: ScheduleView,
  onView: (change: Partial<ScheduleView>) => void,
  shown: ShownNow,
): DirectTools {
  const latest = useRef(shown);
  const listeners = useRef(new Set<() => void>());
  useLayoutEffect(() => {
    const hasOtherActs = latest.current.acts !== shown.acts;
    latest.current = shown;
    if (hasOtherActs) for (const listener of listeners.current) listener();
  });
  const [onActs] = useState(() => (listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  });
  return useMemo(
    () => ({
      festival,
      conflicts,
      step,
      hide: (stage) => onView({ hidden: [...hidden, stage] }),
      events: () => latest.current.events,
      acts: () => latest.current.acts,
      onActs,
      blocks: () => latest.current.blocks,
    }),
    [festival, conflicts, step, hidden, onView, onActs],
  );
}
