import { announcementMessages, type AnnouncementLevel } from '@lineup/domain';
import { capitalized } from './capitalized.ts';
import { levelsOf } from './announcement-form.ts';

/** Returns levels as options of a select; `tba` if the name is to be announced. */
export function levelOptions(tba: boolean, levels: readonly AnnouncementLevel[] = levelsOf(tba)) {
  const levelTexts = announcementMessages[tba ? 'tbaLevels' : 'levels'];
  return levels.map((value) => ({ value, label: capitalized(levelTexts[value]) }));
}
