import * as z from 'zod/mini';
import { maximumStages, stageNameSchema } from './stage-name.ts';

/*
 * What is set for single stages is stored as lines of text, the name of the stage last: '30 Quay', '14:00-02:00 daily Quay'.
 * Firestore's rules can check each line of such a list, and could look at no entry of a list of maps.
 */

/** A stage has at most this many minutes of changeover. */
export const maximumChangeoverMinutes = 240;

/** At most this many lines about the opening hours of a festival. */
export const maximumOpenHours = 1000;

/** What a line about a changeover begins with: the minutes. */
export const changeoverPattern = /^(?:240|2[0-3]\d|1\d\d|[1-9]?\d)$/u;

/** What a line about opening hours begins with: the hours, and the festival day that they are for. */
export const openHoursPattern =
  /^(?:closed|(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d) (?:daily|\d{4}-\d{2}-\d{2})$/u;

export const stageChangeoversSchema = linesSchema(1, changeoverPattern, maximumStages);
export const openHoursSchema = linesSchema(2, openHoursPattern, maximumOpenHours);

/** Lines that begin with this many words of this pattern; only a changeover is nothing without a stage. */
function linesSchema(words: number, pattern: RegExp, maximum: number) {
  const isLine = (line: string) => {
    const { start, stage } = splitLine(line, words);
    const isStage = stage === null ? words > 1 : stageNameSchema.safeParse(stage).success;
    return isStage && pattern.test(start);
  };
  return z.array(z.string().check(z.refine(isLine))).check(z.maxLength(maximum));
}

/** The first `count` words of a line, and the name of the stage behind them. */
export function splitLine(
  line: string,
  count: number,
): { readonly start: string; readonly stage: string | null } {
  const words = line.split(' ');
  const stage = words.length > count ? words.slice(count).join(' ') : null;
  return { start: words.slice(0, count).join(' '), stage };
}
