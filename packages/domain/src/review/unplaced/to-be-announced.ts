import { foldText } from '../../text/fold.ts';

const announcedLater = /^(?:tb[acd]|[?-]|n\/a|noch offen|to be (?:announced|confirmed|decided))\.?$/u;

/** Returns true if the text means that a stage, day or time is not known yet. */
export function isToBeAnnounced(text: string): boolean {
  return announcedLater.test(foldText(text).trim());
}
