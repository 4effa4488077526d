import { messages } from '../messages/messages.ts';
import { describeFound, isJsonObject } from './json/found.ts';
import { maximumEvents } from './parsed-lineup.ts';

export type EventList =
  | {
      readonly ok: true;
      readonly rows: readonly unknown[];
      /** The name under which the list stands in the file's object; null for a bare list. */
      readonly name: string | null;
    }
  | { readonly ok: false; readonly error: string };

/** The list of events in a file: the file itself, or what stands under "events" in any letter case. */
export function findEvents(value: unknown): EventList {
  if (Array.isArray(value)) return checkLength(value, null);
  if (!isJsonObject(value)) return wrongShape(describeFound(value));
  const names = Object.keys(value).filter((name) => name.trim().toLowerCase() === 'events');
  const [name] = names;
  if (name === undefined) return wrongShape(messages.found.objectWithoutEvents);
  if (names.length > 1) return wrongShape(messages.found.eventsTwice);
  const rows = value[name];
  if (!Array.isArray(rows)) return wrongShape(messages.found.eventsAs(describeFound(rows)));
  return checkLength(rows, name);
}

function checkLength(rows: readonly unknown[], name: string | null): EventList {
  if (rows.length > maximumEvents) {
    return { ok: false, error: messages.processing.tooManyEvents(maximumEvents) };
  }
  return { ok: true, rows, name };
}

function wrongShape(found: string): EventList {
  return { ok: false, error: messages.processing.wrongShape(found) };
}
