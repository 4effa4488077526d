import { messages } from '../../messages/messages.ts';

/** A JSON value in words, for saying what was found where something else is expected. */
export function describeFound(value: unknown): string {
  if (value === null) return messages.found.null;
  if (Array.isArray(value)) return messages.found.list;
  if (typeof value === 'boolean') return messages.found.boolean(value);
  if (typeof value === 'number') return messages.found.number;
  if (typeof value === 'string') return messages.found.text;
  return messages.found.object;
}

/** Whether a JSON value is an object, not a list or null. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
