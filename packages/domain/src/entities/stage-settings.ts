import * as z from 'zod/mini';
import { maximumStages, stageNameSchema } from './stage-name.ts';

/*
 * Settings of single stages are stored as lines of text that end with the stage's name: '30 Quay', '14:00-02:00 daily
 * Quay'. Firestore's rules can check each line of such a list, but not the entries of a list of maps.
 */

/** The longest changeover of a stage, in minutes. */
export const maximumChangeoverMinutes = 240;

/** The maximum number of lines of opening hours that a festival can have. */
export const maximumOpenHours = 1000;

/** The start of a changeover line: the minutes. */
export const changeoverPattern = /^(?:240|2[0-3]\d|1\d\d|[1-9]?\d)$/u;

/** The start of a line of opening hours: the hours, and the festival day that they apply to. */
export const openHoursPattern =
  /^(?:closed|(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d) (?:daily|\d{4}-\d{2}-\d{2})$/u;

export const stageChangeoversSchema = linesSchema(1, changeoverPattern, maximumStages);
export const openHoursSchema = linesSchema(2, openHoursPattern, maximumOpenHours);

/**
 * Lines that start with `words` words matching `pattern`. A changeover line requires a stage; opening hours may omit
 * it.
 */
function linesSchema(words: number, pattern: RegExp, maximum: number) {
  const isLine = (line: string) => {
    const { start, stage } = splitLine(line, words);
    const isStage = stage === null ? words > 1 : stageNameSchema.safeParse(stage).success;
    return isStage && pattern.test(start);
  };
  return z.array(z.string().check(z.refine(isLine))).check(z.maxLength(maximum));
}

/** Splits a line into its first `count` words and the stage name after them; null if there is none. */
export function splitLine(
  line: string,
  count: number,
): { readonly start: string; readonly stage: string | null } {
  const words = line.split(' ');
  const stage = words.length > count ? words.slice(count).join(' ') : null;
  return { start: words.slice(0, count).join(' '), stage };
}
