import { type CommandName, commands, isCommandName } from './commands.ts';

export type Parsed =
  | { readonly kind: 'help'; readonly command: CommandName | null }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'change'; readonly command: 'grant' | 'revoke' | 'reset-phone'; readonly email: string }
  | {
      readonly kind: 'password';
      readonly command: 'create' | 'set-password';
      readonly email: string;
      readonly fromStdin: boolean;
    };

/** What the words after `npm run admin --` ask for. */
export function parseArguments(words: readonly string[]): Parsed {
  const [name, ...rest] = words;
  if (words.includes('--help') || name === undefined) {
    return { kind: 'help', command: isCommandName(name) ? name : null };
  }
  if (!isCommandName(name)) return wrong(`There is no command ${name}; see --help.`);
  const options = rest.filter((word) => word.startsWith('-'));
  const values = rest.filter((word) => !word.startsWith('-'));
  const takesPassword = name === 'create' || name === 'set-password';
  const unknown = options.find((option) => !takesPassword || option !== '--password-stdin');
  const [email] = values;
  if (unknown !== undefined || values.length !== (name === 'list' ? 0 : 1)) return wrongUse(name);
  if (name === 'list') return { kind: 'list' };
  if (email === undefined) return wrongUse(name);
  return takesPassword
    ? { kind: 'password', command: name, email, fromStdin: options.length > 0 }
    : { kind: 'change', command: name, email };
}

function wrongUse(name: CommandName): Parsed {
  return wrong(`Usage: npm run admin -- ${commands[name].usage}`);
}

function wrong(problem: string): Parsed {
  return { kind: 'wrong', problem };
}
