import type { DownloadProblem, SourceCheck } from '../entities/file-origin.ts';

/** Why downloading a lineup file failed. */
const problems: Readonly<Record<DownloadProblem, string>> = {
  badAddress: 'Enter a web address that begins with https:// and has no password in it.',
  notPublic: 'This address is not on the public internet, so the portal cannot open it.',
  notFound: 'There is no file at this address. Check the address.',
  unreachable: 'No server answers at this address. Check the address, or try again later.',
  needsSignIn: 'This file needs a sign-in. Share it so that anyone with the link can view it.',
  refusedRedirect: 'This address leads on to another one that the portal does not open.',
  serverError: 'The server of this address reports an error. Please try again later.',
  tooLarge: 'The file at this address is larger than 5 MB.',
  tookTooLong: 'The server of this address took too long. Please try again later.',
  webPage:
    'This address leads to a web page, not to a file. If the page asks for a sign-in, share the file so that anyone with the link can view it.',
  notLineup: 'The file at this address is not a spreadsheet or JSON file.',
};

/** Texts about lineups that are downloaded from a URL. */
export const sourceMessages = {
  problems,
  field: 'Or from an address',
  help: 'A shared spreadsheet, or a file on the web that anyone with the link can open.',
  missing: 'Enter an address.',
  fetch: 'Fetch',
  fetching: 'Fetching the file',
  failed: 'The file could not be fetched. Please try again.',
  busy: 'Too many files were fetched in the last minute. Please wait a moment.',
  title: 'Sources on the web',
  check: 'Check for changes',
  checkSource: (name: string) => `Check for changes: ${name}`,
  checking: (name: string) => `Checking “${name}”`,
  nothingNew: (since: string) => `Nothing new since ${since}`,
  none: 'No lineup of this festival comes from an address yet. Enter one to fetch it.',
  notFollowed: 'This source no longer has an address.',
  neverChecked: (fetchedAt: string) => `Fetched ${fetchedAt}`,
  checked: (at: string, result: SourceCheck['result']) => `Checked ${at}: ${results(result)}`,
} as const;

function results(result: SourceCheck['result']): string {
  if (result === 'changed') return 'changes found';
  if (result === 'unchanged') return 'nothing new';
  return problems[result];
}
