import { formatWeekday, reviewMessages, type NightListing } from '@lineup/domain';

const words = reviewMessages.nights;

/** Returns the name of the festival day or night under which a set is listed. */
export function listedUnder({ day, listed }: NightListing): string {
  return words.listed(formatWeekday(listed), listed !== day);
}
