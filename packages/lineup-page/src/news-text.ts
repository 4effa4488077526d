/**
 * More changes than this are a new lineup rather than news, and would fill half of the page; lineup.json has them all.
 */
export const mostChanges = 60;

/** Where and when a set is, as the page writes it. */
export interface AnnouncedPlace {
  /** The date, or any other key of the day. */
  readonly day: string | null;
  /** Day and time: "Sat 25 21:45". */
  readonly when: string;
  /** The time alone; '' if it is not announced. */
  readonly clock: string;
  /** The name of the stage; '' if it is not announced. */
  readonly stage: string;
}

interface MoveTexts {
  /** "Moved 21:45 → 22:30" */
  readonly moved: (from: string, to: string) => string;
  /** "Moved from Main Stage" */
  readonly movedFrom: (place: string) => string;
}

/** The note on a set that has moved; null if it has not, or if the change only announces more than before. */
export function movedText(was: AnnouncedPlace, now: AnnouncedPlace, texts: MoveTexts): string | null {
  const isSameDay = was.day === now.day;
  if (isSameDay && was.clock !== '' && now.clock !== '' && was.clock !== now.clock)
    return texts.moved(was.clock, now.clock);
  if ((!isSameDay && was.day !== null) || (was.clock !== '' && was.clock !== now.clock))
    return texts.movedFrom(was.when);
  return was.stage === '' || was.stage === now.stage ? null : texts.movedFrom(was.stage);
}
