/** The commands, with what follows their name and what they do. */
export const commands = {
  create: {
    usage: 'create EMAIL [--password-stdin]',
    summary: 'make an administrator; without --password-stdin a password is made and printed',
  },
  list: { usage: 'list', summary: 'show every account' },
  grant: { usage: 'grant EMAIL', summary: 'give the admin permission' },
  revoke: { usage: 'revoke EMAIL', summary: 'take the admin permission away and end the sessions' },
  'reset-phone': {
    usage: 'reset-phone EMAIL',
    summary: 'forget the phone and end the sessions; the next sign-in asks to enrol one',
  },
  'set-password': {
    usage: 'set-password EMAIL [--password-stdin]',
    summary: 'ask for a new password and end the sessions',
  },
} as const;

export type CommandName = keyof typeof commands;

export function isCommandName(text: string | undefined): text is CommandName {
  return text !== undefined && Object.hasOwn(commands, text);
}

/** The help of all commands, or of one. */
export function helpOf(name: CommandName | null): string {
  if (name !== null) {
    const { usage, summary } = commands[name];
    return `Usage: npm run admin -- ${usage}\n\n${summary}\n`;
  }
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    'Usage: npm run admin -- COMMAND',
    '',
    ...lines,
    '',
    'DATA_DIR names the data folder (./data); the server may be running. Each command has --help.',
    '',
  ].join('\n');
}
