import {
  guideTitles,
  guideTopics,
  helpMessages,
  peopleMessages,
  type GuideTopic,
  type HourCycle,
} from '@lineup/domain';
import type { SchemeChoice } from '../../../app/layout/color-scheme.ts';
import type { PageOffer } from '../../../app/palette/palette-door.ts';

type Run = () => void;

/** The handlers of the actions on every page. */
export interface PortalRuns {
  readonly dashboard: Run;
  readonly createFestival: Run;
  readonly artists: Run;
  readonly account: Run;
  readonly administrators: Run;
  readonly logout: Run;
  readonly setScheme: (scheme: SchemeChoice) => void;
  readonly setTimeFormat: (format: HourCycle | null) => void;
  readonly letterKeys: { readonly areOn: boolean; readonly turn: Run };
  readonly help: { readonly keys: string | undefined; readonly run: Run };
  readonly guide: (topic?: GuideTopic) => void;
}

const schemes = [
  ['light', 'Theme: Light', 'light mode color colour appearance bright white'],
  ['dark', 'Theme: Dark', 'dark mode color colour appearance black night mode'],
  ['auto', 'Theme: System', 'color colour appearance auto automatic system'],
] as const satisfies readonly (readonly [SchemeChoice, string, string])[];

const timeFormats = [
  ['h12', 'My time format: 12-hour', 'am pm clock'],
  ['h23', 'My time format: 24-hour', 'military time clock'],
  [null, 'My time format: as the festival', 'clock'],
] as const satisfies readonly (readonly [HourCycle | null, string, string])[];

/** Search terms for the topics of the guide. */
const topicWords: Readonly<Record<GuideTopic, string>> = {
  import: 'import upload file spreadsheet merge new version update lineup',
  nights: 'night nights midnight after hours late early morning am 24 hours day start',
  conflicts: 'conflict clash overlap accept fix double booking changeover',
  publish: 'publish share public preview link release website',
  announce: 'hide hidden secret tba embargo reveal surprise headliner visibility visible unannounced',
  cancel: 'cancel cancelled canceled call off reinstate replace substitute no show',
  live: 'board countdown on time actual times',
  artists: 'link unlink spelling biography unlinked names profile',
  timetable:
    'duplicate copy move drag drop resize extend shorten swap delay late select several bulk block soundcheck',
  undo: 'undo redo restore history mistake',
  paper: 'print pdf export download paper',
  account: 'phone number mobile sms code forgot sign in login email two factor',
  administrators: 'admin administrator second colleague share access',
  keys: 'keyboard shortcut hotkey keys mouse',
};

/** Returns the actions on every page, each with further search terms. */
export function portalActions(runs: PortalRuns): readonly PageOffer[] {
  const { letterKeys, help } = runs;
  return [
    {
      id: 'dashboard',
      name: 'Dashboard',
      words: 'home start overview all festivals back main',
      run: runs.dashboard,
    },
    {
      id: 'createFestival',
      name: 'Create Festival',
      words: 'new festival add event edition year',
      run: runs.createFestival,
    },
    {
      id: 'artists',
      name: 'Artists',
      words: 'artist band act acts bands performer biography photo merge genre',
      run: runs.artists,
    },
    {
      id: 'help',
      name: helpMessages.keys,
      words: 'shortcut shortcuts hotkey hotkeys key keys help cheat sheet',
      ...(help.keys !== undefined && { keys: help.keys }),
      run: help.run,
    },
    {
      id: 'guide',
      name: helpMessages.guideFull,
      words: 'help manual documentation docs how to support tutorial',
      run: () => runs.guide(),
    },
    ...schemes.map(([id, name, words]) => ({ id, name, words, run: () => runs.setScheme(id) })),
    ...timeFormats.map(([format, name, words]) => ({
      id: `timeFormat ${format ?? 'festival'}`,
      name,
      words,
      run: () => runs.setTimeFormat(format),
    })),
    {
      id: 'letterKeys',
      name: `Single-letter shortcuts: ${letterKeys.areOn ? 'on' : 'off'}`,
      words: 'letter keys shortcuts accessibility disable turn off',
      run: letterKeys.turn,
    },
    {
      id: 'administrators',
      name: peopleMessages.title,
      words:
        'invite invitation add member admin user users people team colleague colleagues permission role access log revoke reset',
      run: runs.administrators,
    },
    {
      id: 'account',
      name: 'Password and Sessions',
      words: 'change password account devices sessions security everywhere browser',
      run: runs.account,
    },
    { id: 'logout', name: 'Logout', words: 'log out sign out exit leave quit session', run: runs.logout },
  ];
}

/** Returns the topics of the guide, which come after all actions. */
export function topicActions({ guide }: Pick<PortalRuns, 'guide'>): readonly PageOffer[] {
  return guideTopics.map((topic) => ({
    id: `guide ${topic}`,
    name: helpMessages.topic(guideTitles[topic]),
    words: topicWords[topic],
    run: () => guide(topic),
  }));
}
