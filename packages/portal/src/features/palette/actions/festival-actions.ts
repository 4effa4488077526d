import {
  conflictPanelMessages,
  exportMessages,
  paletteMessages,
  printMessages,
  sourceMessages,
  trayMessages,
} from '@lineup/domain';
import type { Shortcut } from '../../../app/keys/shortcuts.ts';
import type { PageAction, PageOffer } from '../../../app/palette/palette-door.ts';

type Run = () => void;

/** The handlers of a festival's actions. */
export interface FestivalRuns {
  /** Runs the action in the schedule. */
  readonly perform: (action: PageAction) => void;
  /** Opens a tab, at one of its settings if given. */
  readonly toTab: (tab: string, setting?: string) => void;
  readonly upload: Run;
  readonly checkSources: Run;
  /** Null if there is nothing to undo or redo. */
  readonly undo: Run | null;
  readonly redo: Run | null;
  /** Returns the names of the keys; undefined for a shortcut that is switched off. */
  readonly keysOf: (name: Shortcut) => string | undefined;
}

/** The settings of a festival: tab, label, and search terms. */
const settings = [
  ['details', 'hourCycle', '24 hours 12 hours clock am pm military time'],
  ['details', 'language', 'translation translate german french spanish international visitors'],
  ['details', 'dayStart', 'night nights midnight begin early morning day start cut off'],
  ['details', 'timezone', 'time zone utc offset daylight saving clock'],
  ['details', 'dates', 'date start end days duration length reschedule'],
  ['details', 'cover', 'cover image picture photo poster banner artwork'],
  ['details', 'walking', 'walk travel distance double booking'],
  ['details', 'rename', 'rename festival name title location place venue city address'],
  ['details', 'deleteFestival', 'delete remove erase festival'],
  ['stages', 'stageNames', 'add stage rename stage order reorder venue area room scene'],
  ['stages', 'openHours', 'curfew open close closing hours noise license'],
  ['stages', 'changeover', 'changeover break gap turnaround setup'],
  ['publish', 'planRelease', 'schedule release later embargo timed'],
  ['publish', 'look', 'look logo accent brand branding design links tickets map app note'],
  ['publish', 'previewLinks', 'preview link share draft'],
  ['publish', 'addresses', 'link url website embed iframe feed api calendar subscribe rss address share'],
  ['publish', 'webhook', 'webhook notify integration automation'],
  ['history', 'restore', 'restore version backup revert rollback go back'],
] as const satisfies readonly (readonly [string, keyof typeof paletteMessages.settings, string])[];

/** Returns the actions of a festival, each with further search terms. */
export function festivalActions(runs: FestivalRuns): readonly PageOffer[] {
  const { toTab, undo, redo } = runs;
  const taking = [
    ...(undo === null
      ? []
      : [keyed(runs, 'undo', 'Undo last change', 'undo take back revert mistake', undo)]),
    ...(redo === null ? [] : [keyed(runs, 'redo', 'Redo last change', 'redo again repeat', redo)]),
  ];
  const tab = (id: string, name: string, words: string): PageOffer => ({
    id,
    name,
    words,
    run: () => toTab(id),
  });
  return [
    ...scheduleActions(runs),
    ...taking,
    tab('schedule', 'Schedule', 'timetable grid lineup programme program running order'),
    tab('details', 'Details', 'settings options preferences edit festival configure'),
    tab('stages', 'Stages', 'stage stages venues areas rooms'),
    tab('live', 'Live', 'show day now running late delay on stage started ended countdown rehearsal board'),
    tab('history', 'History', 'log changes audit versions activity who changed'),
    tab('publish', 'Publish', 'public release go live announce share visible online'),
    ...settings.map(([to, id, words]) => ({
      id,
      name: paletteMessages.settings[id],
      words,
      run: () => toTab(to, id),
    })),
  ];
}

/** Returns the actions of its schedule. */
function scheduleActions(runs: FestivalRuns): readonly PageOffer[] {
  const { perform, upload, checkSources } = runs;
  const { jobs } = exportMessages;
  const action = (id: PageAction, name: string, words: string): PageOffer => ({
    id,
    name,
    words,
    run: () => perform(id),
  });
  const withKeys = (id: PageAction & Shortcut, name: string, words: string) =>
    keyed(runs, id, name, words, () => perform(id));
  return [
    action('addEvent', 'Add Event', 'new set create set artist act performance slot gig'),
    {
      id: 'uploadSchedule',
      name: 'Upload Schedule',
      words: 'import lineup file excel json load open read',
      run: upload,
    },
    {
      id: 'checkSources',
      name: sourceMessages.check,
      words: 'source address url web google sheet update refresh reload new version',
      run: checkSources,
    },
    action('importSpreadsheet', 'Import Spreadsheet', 'import csv excel ods google sheets table rows'),
    withKeys('printDay', printMessages.jobs.day, 'paper pdf printer hard copy'),
    action('printDoors', printMessages.jobs.doors, 'paper pdf stage sheet running order door'),
    action('printArtists', printMessages.jobs.artists, 'paper pdf list alphabetical'),
    action('exportXlsx', jobs.xlsx, 'excel xlsx spreadsheet download save backup'),
    action('exportCsv', jobs.csv, 'csv comma separated text download'),
    action('exportJson', jobs.json, 'json data api download'),
    action('exportIcs', jobs.ics, 'ical ics calendar google outlook download'),
    action('unplacedActs', trayMessages.title, 'unplaced unscheduled tray parked waiting tba not scheduled'),
    action(
      'conflicts',
      conflictPanelMessages.title,
      'conflict clash overlap problem error double booking warning',
    ),
    withKeys('nextConflict', conflictPanelMessages.next, 'next clash problem'),
    action('newEdition', 'New Edition', 'edition next year copy clone repeat template'),
    withKeys('previousConflict', conflictPanelMessages.previous, 'previous clash problem'),
  ];
}

function keyed({ keysOf }: FestivalRuns, id: Shortcut, name: string, words: string, run: Run): PageOffer {
  const keys = keysOf(id);
  return { id, name, words, ...(keys !== undefined && { keys }), run };
}
