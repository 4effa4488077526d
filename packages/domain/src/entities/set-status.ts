import { messages } from '../messages/messages.ts';

/** What became of a set that is not played; it stays in the schedule and is struck through. One without is confirmed. */
export const setStatuses = ['cancelled', 'replaced'] as const;
export type SetStatus = (typeof setStatuses)[number];

/** The status of a set, and of a replaced one the artist who plays instead, where that is known. */
export interface WithStatus {
  readonly status?: SetStatus | null | undefined;
  readonly replacedBy?: string | null | undefined;
}

/** Returns true if the set is not played. */
export function isOff({ status }: WithStatus): boolean {
  return status !== undefined && status !== null;
}

/** The status in words, as in "Replaced by Stavroz"; null for a confirmed set. */
export function statusText({ status, replacedBy }: WithStatus): string | null {
  const texts = messages.event.status;
  if (status === 'cancelled') return texts.cancelled;
  if (status !== 'replaced') return null;
  const artist = replacedBy?.trim() ?? '';
  return artist === '' ? texts.replaced : texts.replacedBy(artist);
}
