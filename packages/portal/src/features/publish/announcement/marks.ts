import { announcementMarks, levelAt, type Announcement } from '@lineup/domain';

/** What of a set is not announced; the name of its mark. */
export type AnnouncementMark = keyof typeof announcementMarks;

/** How a set is marked that is not announced in whole at `now` (milliseconds since the epoch); null for one that it is. */
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

/** The same in words. */
export function markText(announcement: Announcement | null | undefined, now: number): string | null {
  const mark = announcementMark(announcement, now);
  return mark === null ? null : announcementMarks[mark];
}
