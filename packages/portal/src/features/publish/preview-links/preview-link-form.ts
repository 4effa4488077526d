import {
  addDays,
  isPlainDate,
  plainDateOf,
  previewLinkMessages,
  startOfDay,
  timestampFromMillis,
  type Festival,
} from '@lineup/domain';
import type { NewPreviewLink } from '@lineup/services';

/** The numbers of days after which a link can expire, as an alternative to a date. */
export const usualDays = [1, 7, 30] as const;

/** A link expires within this many days. */
const longestDays = 90;

/** The input for a preview link. */
export interface PreviewLinkForm {
  readonly name: string;
  /** Null for all. */
  readonly stages: readonly string[] | null;
  readonly showNames: boolean;
  /** Expires after this many days; null for the day in `date`. */
  readonly days: (typeof usualDays)[number] | null;
  /** YYYY-MM-DD in the festival's zone; the last day on which the link works. */
  readonly date: string;
}

export const blankPreviewLink: PreviewLinkForm = {
  name: '',
  stages: null,
  // Names that were seen cannot be hidden again.
  showNames: false,
  days: 7,
  date: '',
};

export type PreviewLinkErrors = Partial<Record<'name' | 'stages' | 'date', string>>;

/** The link to create, or the errors. */
export type PreviewLinkCheck =
  | { readonly ok: true; readonly link: NewPreviewLink }
  | { readonly ok: false; readonly errors: PreviewLinkErrors };

const { errors: texts } = previewLinkMessages;
const millisPerDay = 24 * 3_600_000;

/**
 * Validates the form; `now` in epoch milliseconds. A link with a date expires at the end of that day in the festival's
 * zone.
 */
export function checkPreviewLink(
  form: PreviewLinkForm,
  { timezone }: Pick<Festival, 'timezone'>,
  now: number,
): PreviewLinkCheck {
  const name = form.name.trim();
  const end = endOf(form, timezone, now);
  const errors = {
    ...(name === '' && { name: texts.name }),
    ...(form.stages?.length === 0 && { stages: texts.stages }),
    ...(typeof end === 'string' && { date: end }),
  };
  if (typeof end === 'string' || Object.keys(errors).length > 0) return { ok: false, errors };
  const { showNames } = form;
  return {
    ok: true,
    link: { name, stages: [...(form.stages ?? [])], showNames, expiresAt: timestampFromMillis(end) },
  };
}

/** Returns when the link expires, in epoch milliseconds, or what is wrong with its day. */
function endOf({ days, date }: PreviewLinkForm, zone: string, now: number): number | string {
  if (days !== null) return now + days * millisPerDay;
  if (!isPlainDate(date)) return texts.date;
  const end = startOfDay(addDays(date, 1), zone);
  if (end <= now) return texts.past;
  return date > addDays(plainDateOf(now, zone), longestDays - 1) ? texts.tooFar(longestDays) : end;
}
