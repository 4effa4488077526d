import {
  announcementLevels,
  announcingMessages,
  isClockTime,
  isPlainDate,
  isSameValue,
  messages,
  resolveWallClock,
  announcesAtLeast,
  timestampFromMillis,
  timestampToMillis,
  wallClockOf,
  type Announcement,
  type AnnouncementLevel,
  type Festival,
  type ResolvedWallClock,
  type Timestamp,
} from '@lineup/domain';

/** The input of a later step: date YYYY-MM-DD and time HH:MM in the festival's zone. */
export interface StepForm {
  /** Identifies the step. */
  readonly key: number;
  readonly level: AnnouncementLevel;
  readonly date: string;
  readonly time: string;
  /** The stored instant and how it was displayed: a time that occurs twice in a night is ambiguous without it. */
  readonly stored?: { readonly at: Timestamp; readonly date: string; readonly time: string };
}

/** The input of an announcement. */
export interface AnnouncementForm {
  /** Empty while nothing is selected for sets that differ. */
  readonly level: AnnouncementLevel | '';
  readonly tba: boolean;
  readonly steps: readonly StepForm[];
}

/** The errors of a step by field, and notices about it. */
export interface StepCheck {
  readonly level?: string;
  readonly date?: string;
  readonly time?: string;
  readonly note?: string;
}

export interface AnnouncementCheck {
  /** What to store: null if everything is announced with the release; undefined if the input is invalid. */
  readonly announcement: Announcement | null | undefined;
  readonly level?: string;
  readonly steps: readonly StepCheck[];
}

type Clock = Pick<Festival, 'timezone'>;

const { errors, passed } = announcingMessages;

/** Returns the form for stored announcements; if the sets differ, nothing is selected in it. */
export function formOfAnnouncements(
  stored: readonly (Announcement | null | undefined)[],
  { timezone }: Clock,
): AnnouncementForm {
  const [first = null] = stored;
  if (stored.some((each) => !isSameValue(each ?? null, first))) return { level: '', tba: false, steps: [] };
  const { level, tba = false, steps = [] } = first ?? { level: 'time' };
  return {
    level,
    tba,
    steps: steps.map((step, key) => {
      const { date, clock: time } = wallClockOf(timestampToMillis(step.at), timezone);
      return { key, level: step.level, date, time, stored: { at: step.at, date, time } };
    }),
  };
}

/** Returns the levels to choose from: if the name is to be announced, none reveals only the name. */
export function levelsOf(tba: boolean): readonly AnnouncementLevel[] {
  return announcementLevels.filter((level) => !tba || level !== 'name');
}

/** Returns the levels that announce more than `before`. */
export function levelsAfter(before: AnnouncementLevel | '', tba: boolean): readonly AnnouncementLevel[] {
  return levelsOf(tba).filter((level) => before !== '' && !announcesAtLeast(before, level));
}

/** Adds a step that announces the next level; the same form if everything is already announced. */
export function withStep(form: AnnouncementForm): AnnouncementForm {
  const last = form.steps.at(-1);
  const [level] = levelsAfter(last?.level ?? form.level, form.tba);
  if (level === undefined) return form;
  const key = Math.max(-1, ...form.steps.map((step) => step.key)) + 1;
  return { ...form, steps: [...form.steps, { key, level, date: last?.date ?? '', time: '12:00' }] };
}

/** Changes the first level or whether the name is hidden; a step that only reveals the name then reveals the day. */
export function withLevel(
  form: AnnouncementForm,
  { level, tba }: Pick<AnnouncementForm, 'level' | 'tba'>,
): AnnouncementForm {
  const steps = form.steps.map((step) => (tba && step.level === 'name' ? { ...step, level: day } : step));
  return { level: tba && level === 'name' ? day : level, tba, steps };
}

const day: AnnouncementLevel = 'day';

/** Validates the form; times in the festival's zone. `now` in epoch milliseconds. */
export function checkAnnouncement(
  { level, tba, steps }: AnnouncementForm,
  { timezone }: Clock,
  now: number,
): AnnouncementCheck {
  const times = steps.map((step) => readTime(step, timezone));
  const checks = steps.map((step, place): StepCheck => {
    const at = times[place] ?? null;
    const before = steps[place - 1]?.level ?? level;
    return {
      ...(before !== '' && announcesAtLeast(before, step.level) && { level: errors.notMore }),
      ...(!isPlainDate(step.date) && { date: errors.date }),
      ...timeError(step, at, times[place - 1] ?? null),
      ...noteOf(step, at, timezone, now),
    };
  });
  if (level === '') return { announcement: undefined, level: errors.level, steps: checks };
  const isWrong = checks.some((check) => Boolean(check.level ?? check.date ?? check.time));
  if (isWrong) return { announcement: undefined, steps: checks };
  if (level === 'time' && !tba) return { announcement: null, steps: checks };
  const later = steps.flatMap((step, place) => {
    const at = times[place];
    return at ? [{ level: step.level, at: timestampFromMillis(at.instant) }] : [];
  });
  const announcement = { level, ...(tba && { tba }), ...(later.length > 0 && { steps: later }) };
  return { announcement, steps: checks };
}

function readTime({ date, time, stored }: StepForm, zone: string): ResolvedWallClock | null {
  if (stored?.date === date && stored.time === time) {
    return { instant: timestampToMillis(stored.at), kind: 'exact' };
  }
  return isPlainDate(date) && isClockTime(time) ? resolveWallClock(date, time, zone) : null;
}

function timeError(
  { time }: StepForm,
  at: ResolvedWallClock | null,
  before: ResolvedWallClock | null,
): Pick<StepCheck, 'time'> {
  if (!isClockTime(time)) return { time: errors.time };
  const isLater = at === null || before === null || at.instant > before.instant;
  return isLater ? {} : { time: errors.notLater };
}

function noteOf(
  { time }: StepForm,
  at: ResolvedWallClock | null,
  zone: string,
  now: number,
): Pick<StepCheck, 'note'> {
  if (at?.kind === 'overlap') return { note: messages.review.clockOverlap(time) };
  if (at?.kind === 'gap') {
    return { note: messages.review.clockGap(time, wallClockOf(at.instant, zone).clock) };
  }
  return at !== null && at.instant <= now ? { note: passed } : {};
}
