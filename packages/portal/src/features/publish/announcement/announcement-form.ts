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

/** A later step as it is typed: date YYYY-MM-DD and time HH:MM by the festival's clocks. */
export interface StepForm {
  /** Tells it from the others. */
  readonly key: number;
  readonly level: AnnouncementLevel;
  readonly date: string;
  readonly time: string;
  /** The stored instant and what it was shown as: of a time that comes twice in a night the clocks alone say too little. */
  readonly stored?: { readonly at: Timestamp; readonly date: string; readonly time: string };
}

/** How sets are announced, as it is typed. */
export interface AnnouncementForm {
  /** Empty while nothing is chosen for sets that differ. */
  readonly level: AnnouncementLevel | '';
  readonly tba: boolean;
  readonly steps: readonly StepForm[];
}

/** What is wrong with a step, by field, and what should be known of it. */
export interface StepCheck {
  readonly level?: string;
  readonly date?: string;
  readonly time?: string;
  readonly note?: string;
}

export interface AnnouncementCheck {
  /** What is to be stored: null for everything with the release; undefined where something is wrong. */
  readonly announcement: Announcement | null | undefined;
  readonly level?: string;
  readonly steps: readonly StepCheck[];
}

type Clock = Pick<Festival, 'timezone'>;

const { errors, passed } = announcingMessages;

/** The form of what is stored; of sets that differ, one in which nothing is chosen. */
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

/** The levels that can be chosen: of a name to be announced none tells it alone. */
export function levelsOf(tba: boolean): readonly AnnouncementLevel[] {
  return announcementLevels.filter((level) => !tba || level !== 'name');
}

/** Those of them that announce more than those before. */
export function levelsAfter(before: AnnouncementLevel | '', tba: boolean): readonly AnnouncementLevel[] {
  return levelsOf(tba).filter((level) => before !== '' && !announcesAtLeast(before, level));
}

/** The form with one more step, which tells the next more; the same form where nothing is left to tell. */
export function withStep(form: AnnouncementForm): AnnouncementForm {
  const last = form.steps.at(-1);
  const [level] = levelsAfter(last?.level ?? form.level, form.tba);
  if (level === undefined) return form;
  const key = Math.max(-1, ...form.steps.map((step) => step.key)) + 1;
  return { ...form, steps: [...form.steps, { key, level, date: last?.date ?? '', time: '12:00' }] };
}

/** The form with another first level or without the name; a step that tells a name alone tells the day then. */
export function withLevel(
  form: AnnouncementForm,
  { level, tba }: Pick<AnnouncementForm, 'level' | 'tba'>,
): AnnouncementForm {
  const steps = form.steps.map((step) => (tba && step.level === 'name' ? { ...step, level: day } : step));
  return { level: tba && level === 'name' ? day : level, tba, steps };
}

const day: AnnouncementLevel = 'day';

/** Reads the form; times in the festival's zone. `now` in milliseconds since the epoch. */
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
