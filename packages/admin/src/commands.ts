/** The arguments that a command accepts. */
export interface CommandForm {
  readonly usage: string;
  readonly summary: string;
  /** Whether it takes an e-mail address or a file. */
  readonly takesValue: boolean;
  readonly flags: readonly Flag[];
}

/** Options without a value, and options with one. */
export type Flag = 'password-stdin' | 'force' | 'verify' | 'from' | 'to' | 'before';

/** The commands with their arguments and descriptions. */
export const commands = {
  create: {
    usage: 'create EMAIL [--password-stdin]',
    summary: 'make an administrator; without --password-stdin a password is made and printed',
    takesValue: true,
    flags: ['password-stdin'],
  },
  list: { usage: 'list', summary: 'show every account', takesValue: false, flags: [] },
  grant: { usage: 'grant EMAIL', summary: 'give the admin permission', takesValue: true, flags: [] },
  revoke: {
    usage: 'revoke EMAIL',
    summary: 'take the admin permission away and end the sessions',
    takesValue: true,
    flags: [],
  },
  'reset-phone': {
    usage: 'reset-phone EMAIL',
    summary: 'forget the phone and end the sessions; the next sign-in asks to enrol one',
    takesValue: true,
    flags: [],
  },
  'set-password': {
    usage: 'set-password EMAIL [--password-stdin]',
    summary: 'ask for a new password and end the sessions',
    takesValue: true,
    flags: ['password-stdin'],
  },
  backup: {
    usage: 'backup FILE [--force] [--verify]',
    summary: 'write everything into one archive; --force replaces FILE, --verify reads it again at the end',
    takesValue: true,
    flags: ['force', 'verify'],
  },
  restore: {
    usage: 'restore FILE [--force]',
    summary: 'check an archive and load it into an empty portal; --force replaces what is there',
    takesValue: true,
    flags: ['force'],
  },
  check: {
    usage: 'check',
    summary:
      'check the database, all files, documents and records; ends with code 1 and a line for each problem',
    takesValue: false,
    flags: [],
  },
  'history prune': {
    usage: 'history prune --before DATE',
    summary: 'remove the changes made before that date (YYYY-MM-DD, UTC) from all histories, for good',
    takesValue: false,
    flags: ['before'],
  },
  'history forget': {
    usage: 'history forget EMAIL',
    summary:
      'take a person out of all histories, releases, preview links and the access log: a former administrator takes their place',
    takesValue: true,
    flags: [],
  },
  'leave-demo': {
    usage: 'leave-demo',
    summary: "remove the demo's accounts and end all sessions, so that production can use the rest",
    takesValue: false,
    flags: [],
  },
  copy: {
    usage: 'copy --from NAME --to NAME [--force]',
    summary:
      'copy everything from one provider to the other and compare; run it again to continue; --force replaces',
    takesValue: false,
    flags: ['from', 'to', 'force'],
  },
} as const satisfies Readonly<Record<string, CommandForm>>;

export type CommandName = keyof typeof commands;

export function isCommandName(text: string | undefined): text is CommandName {
  return text !== undefined && Object.hasOwn(commands, text);
}

const common = [
  'Providers are called embedded and firebase. A command works on the one of --provider NAME or PROVIDER (embedded).',
  'embedded: DATA_DIR names the data folder (./data). The server may be running, except for restore and copy to it.',
  'firebase: --project ID or FIREBASE_PROJECT, --bucket NAME or FIREBASE_BUCKET (ID.firebasestorage.app); credentials as',
  'GOOGLE_APPLICATION_CREDENTIALS names them. Each command has --help.',
  '',
];

/** The help text for all commands, or for one. */
export function helpOf(name: CommandName | null): string {
  if (name !== null) {
    const { usage, summary } = commands[name];
    return [`Usage: npm run admin -- ${usage}`, '', summary, '', ...common].join('\n');
  }
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return ['Usage: npm run admin -- COMMAND', '', ...lines, '', ...common].join('\n');
}
