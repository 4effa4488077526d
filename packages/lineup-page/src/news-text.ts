/** More than these are a new lineup rather than news, and would be half of the page; lineup.json has them all. */
export const mostChanges = 60;

/** Where and when a set is, in the words of the page. */
export interface AnnouncedPlace {
  /** The date, or any other name of the day. */
  readonly day: string | null;
  /** Day and time: "Sat 25 21:45". */
  readonly when: string;
  /** The time alone; '' where it is not announced. */
  readonly clock: string;
  /** The name of the stage; '' where it is not announced. */
  readonly stage: string;
}

interface MoveTexts {
  /** "Moved 21:45 → 22:30" */
  readonly moved: (from: string, to: string) => string;
  /** "Moved from Main Stage" */
  readonly movedFrom: (place: string) => string;
}

/** What stands with a set that has moved; null where it has not, or where more is announced of it than before. */
export function movedText(was: AnnouncedPlace, now: AnnouncedPlace, texts: MoveTexts): string | null {
  const isSameDay = was.day === now.day;
  if (isSameDay && was.clock !== '' && now.clock !== '' && was.clock !== now.clock)
    return texts.moved(was.clock, now.clock);
  if ((!isSameDay && was.day !== null) || (was.clock !== '' && was.clock !== now.clock))
    return texts.movedFrom(was.when);
  return was.stage === '' || was.stage === now.stage ? null : texts.movedFrom(was.stage);
}
