import { parseArgs } from 'node:util';
import { isPlainDate, type PlainDate } from '@lineup/domain';
import { isProviderName, type ProviderName } from '@lineup/provider/administration';
import type { ProviderOptions } from './choose-provider.ts';
import { type CommandForm, type CommandName, commands, type Flag, isCommandName } from './commands.ts';

export type Command =
  | { readonly kind: 'list' }
  | { readonly kind: 'leave-demo' | 'check' }
  | { readonly kind: 'change'; readonly command: 'grant' | 'revoke' | 'reset-phone'; readonly email: string }
  | {
      readonly kind: 'password';
      readonly command: 'create' | 'set-password';
      readonly email: string;
      readonly fromStdin: boolean;
    }
  | { readonly kind: 'prune'; readonly before: PlainDate }
  | { readonly kind: 'forget'; readonly email: string }
  | { readonly kind: 'backup'; readonly file: string; readonly force: boolean; readonly verify: boolean }
  | { readonly kind: 'restore'; readonly file: string; readonly force: boolean }
  | {
      readonly kind: 'copy';
      readonly from: ProviderName;
      readonly to: ProviderName;
      readonly force: boolean;
    };

export type Parsed =
  | { readonly kind: 'help'; readonly command: CommandName | null }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'command'; readonly command: Command; readonly options: ProviderOptions };

/** Parses the arguments after `npm run admin --`. */
export function parseArguments(words: readonly string[]): Parsed {
  const [name, ...rest] = withTwoWordNames(words);
  if (words.includes('--help') || name === undefined) {
    return { kind: 'help', command: isCommandName(name) ? name : null };
  }
  if (!isCommandName(name)) return wrong(`There is no command ${name}; see --help.`);
  const read = parseWords(name, rest);
  const command = read === null ? null : commandOf(name, read);
  if (read === null || command === null) return wrong(`Usage: npm run admin -- ${commands[name].usage}`);
  const { provider, project, bucket } = read.values;
  return { kind: 'command', command, options: { provider, project, bucket } };
}

/** Joins the two-word names of the history commands. */
function withTwoWordNames(words: readonly string[]): readonly string[] {
  const name = words.slice(0, 2).join(' ');
  return isCommandName(name) ? [name, ...words.slice(2)] : words;
}

const providerOptions = {
  provider: { type: 'string' },
  project: { type: 'string' },
  bucket: { type: 'string' },
} as const;
const flagTypes = {
  'password-stdin': { type: 'boolean' },
  force: { type: 'boolean' },
  verify: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  before: { type: 'string' },
} as const satisfies Record<Flag, object>;

type Read = NonNullable<ReturnType<typeof parseWords>>;

/** Returns the options and the value after a command's name, or null if they are not valid for it. */
function parseWords(name: CommandName, words: readonly string[]) {
  const { flags, takesValue }: CommandForm = commands[name];
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...providerOptions, ...flagTypes },
      allowPositionals: true,
    });
    const foreign = Object.keys(values).some(
      (key) => key in flagTypes && !flags.some((flag) => flag === key),
    );
    const expectedValues = takesValue ? 1 : 0;
    return foreign || positionals.length !== expectedValues ? null : { values, value: positionals[0] ?? '' };
  } catch {
    // The library's message has several lines; the usage covers it.
    return null;
  }
}

function commandOf(name: CommandName, { values, value }: Read): Command | null {
  const force = values.force === true;
  switch (name) {
    case 'list':
      return { kind: 'list' };
    case 'leave-demo':
    case 'check':
      return { kind: name };
    case 'create':
    case 'set-password':
      return {
        kind: 'password',
        command: name,
        email: value,
        fromStdin: values['password-stdin'] === true,
      };
    case 'grant':
    case 'revoke':
    case 'reset-phone':
      return { kind: 'change', command: name, email: value };
    case 'backup':
      return { kind: name, file: value, force, verify: values.verify === true };
    case 'restore':
      return { kind: name, file: value, force };
    case 'history prune':
      return isPlainDate(values.before ?? '') ? { kind: 'prune', before: values.before ?? '' } : null;
    case 'history forget':
      return { kind: 'forget', email: value };
    case 'copy':
      return copyCommand(values.from, values.to, force);
    default:
      return name satisfies never;
  }
}

function copyCommand(from = '', to = '', force: boolean): Command | null {
  if (!isProviderName(from) || !isProviderName(to) || from === to) return null;
  return { kind: 'copy', from, to, force };
}

function wrong(problem: string): Parsed {
  return { kind: 'wrong', problem };
}
