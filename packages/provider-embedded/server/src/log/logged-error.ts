import { type DestinationStream, type Logger, pino } from 'pino';

/** An error in a line of the log. */
export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

const longestChain = 5;

/**
 * What is logged of an error: no properties added by libraries, such as a server's response that repeats a mail, and no
 * credentials or queries of addresses, which may be secret.
 */
export function loggedError(error: unknown, chain = longestChain): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...(cause === undefined || chain <= 1 ? {} : { cause: loggedError(cause, chain - 1) }),
  };
}

/** Reduces every address in the text to its host and path. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/([a-z][a-z\d+.-]*:\/\/)[^\s/?#@"']*@/giu, '$1')
    .replaceAll(/([a-z][a-z\d+.-]*:\/\/[^\s?#"']*)[?#][^\s"']*/giu, '$1')
    .replaceAll(/\b(token=)[^\s&"']*/giu, '$1…');
}

/** The server's log, one JSON object per line, to `destination` or standard output. */
export function createServerLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
