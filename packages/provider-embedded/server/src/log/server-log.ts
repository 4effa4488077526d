import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/** The server's log, a JSON object per line; on standard output unless `destination` says otherwise. */
export function createServerLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
