import { messages } from '../messages/messages.ts';

/** Why a set is not played. It stays in the schedule and is struck through. A set without a status is confirmed. */
export const setStatuses = ['cancelled', 'replaced'] as const;
export type SetStatus = (typeof setStatuses)[number];

/** The status of a set and, for a replaced one, the artist who plays instead, if known. */
export interface WithStatus {
  readonly status?: SetStatus | null | undefined;
  readonly replacedBy?: string | null | undefined;
}

/** Returns true if the set is not played. */
export function isOff({ status }: WithStatus): boolean {
  return status !== undefined && status !== null;
}

/** The status as text, for example "Replaced by Stavroz"; null for a confirmed set. */
export function statusText({ status, replacedBy }: WithStatus): string | null {
  const texts = messages.event.status;
  if (status === 'cancelled') return texts.cancelled;
  if (status !== 'replaced') return null;
  const artist = replacedBy?.trim() ?? '';
  return artist === '' ? texts.replaced : texts.replacedBy(artist);
}
