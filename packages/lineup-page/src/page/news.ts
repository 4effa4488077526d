import type { PublicChange } from '@lineup/domain/release';
import { clockText, whenText, type FestivalClock } from './times.ts';

/** More than these are a new lineup rather than news, and would be half of the page; lineup.json has them all. */
export const mostChanges = 60;

/** The changes by set, where they are news. */
export function publishedNews(changes: readonly PublicChange[]): ReadonlyMap<string, PublicChange> {
  return new Map(changes.length > mostChanges ? [] : changes.map((change) => [change.id, change]));
}

/** What stands with a set that is new or plays elsewhere now: "Moved 21:45 → 22:30". Null for what the row says already. */
export function newsText(change: PublicChange, clock: FestivalClock): string | null {
  if (change.kind === 'added') return 'New';
  const { was, day, start, stage } = change;
  if (change.kind !== 'moved' || was === null) return null;
  if (was.start !== null && start !== null && was.start !== start && was.day === day)
    return `Moved ${clockText(was.start, clock)} → ${clockText(start, clock)}`;
  if (was.day !== day || was.start !== start) return `Moved from ${whenText(was.day, was.start, clock)}`;
  return was.stage === null || was.stage === stage ? null : `Moved from ${was.stage}`;
}
