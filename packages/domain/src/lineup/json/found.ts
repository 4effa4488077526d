import { readingMessages } from '../../messages/reading-messages.ts';

/** Describes a JSON value in words, to report what was found instead of the expected value. */
export function describeFound(value: unknown): string {
  if (value === null) return readingMessages.found.null;
  if (Array.isArray(value)) return readingMessages.found.list;
  if (typeof value === 'boolean') return readingMessages.found.boolean(value);
  if (typeof value === 'number') return readingMessages.found.number;
  if (typeof value === 'string') return readingMessages.found.text;
  return readingMessages.found.object;
}

/** Returns true if a JSON value is an object, not a list or null. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
