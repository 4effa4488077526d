import { announcementMarks, levelAt, type Announcement } from '@lineup/domain';

/** The name of the mark for what is not announced about a set. */
export type AnnouncementMark = keyof typeof announcementMarks;

/** Returns the mark of a set that is not fully announced at `now` (epoch milliseconds); null if it is. */
export function announcementMark(
  announcement: Announcement | null | undefined,
  now: number,
): AnnouncementMark | null {
  if (!announcement) return null;
  const level = levelAt(announcement, now);
  const { tba = false } = announcement;
  if (level === 'held' || (tba && level === 'name')) return 'held';
  if (tba) return 'tba';
  return level === 'time' ? null : level;
}

/** Returns the mark as text. */
export function markText(announcement: Announcement | null | undefined, now: number): string | null {
  const mark = announcementMark(announcement, now);
  return mark === null ? null : announcementMarks[mark];
}
