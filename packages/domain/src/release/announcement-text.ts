import type { Announcement } from '../entities/announcement.ts';
import type { FestivalClocks } from '../entities/festival.ts';
import { announcementMessages } from '../messages/announcement-messages.ts';
import { formatDay, formatTime } from '../time/format.ts';
import { plainDateOf } from '../time/wall-clock.ts';
import { timestampToMillis, type Timestamp } from '../timestamp.ts';

/**
 * Describes the announcement of a set: "held back; name and day from Friday, July 3, 6:00 PM". A set without an
 * announcement is published completely with its release. Times are in the festival's zone.
 */
export function announcementText(
  announcement: Announcement | null | undefined,
  clocks: FestivalClocks,
): string {
  const { level, tba = false, steps = [] } = announcement ?? { level: 'time' };
  const levels = announcementMessages[tba ? 'tbaLevels' : 'levels'];
  const later = steps.map((step) =>
    announcementMessages.step(levels[step.level], momentText(step.at, clocks)),
  );
  return [levels[level], ...later].join('; ');
}

function momentText(at: Timestamp, { timezone, hourCycle }: FestivalClocks): string {
  const instant = timestampToMillis(at);
  return `${formatDay(plainDateOf(instant, timezone))}, ${formatTime(instant, timezone, hourCycle)}`;
}
