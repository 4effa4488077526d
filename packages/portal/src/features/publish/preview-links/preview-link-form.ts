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

/** The days after which a link can end without choosing a date. */
export const usualDays = [1, 7, 30] as const;

/** A link ends within this many days. */
const longestDays = 90;

/** A preview link as it is asked for. */
export interface PreviewLinkForm {
  readonly name: string;
  /** Null for all. */
  readonly stages: readonly string[] | null;
  readonly showNames: boolean;
  /** After this many days, or on the day of `date`. */
  readonly days: (typeof usualDays)[number] | null;
  /** YYYY-MM-DD in the festival's zone; the last day on which the link works. */
  readonly date: string;
}

export const blankPreviewLink: PreviewLinkForm = {
  name: '',
  stages: null,
  // What was seen cannot be taken back.
  showNames: false,
  days: 7,
  date: '',
};

export type PreviewLinkErrors = Partial<Record<'name' | 'stages' | 'date', string>>;

/** What is to be made, or what is wrong. */
export type PreviewLinkCheck =
  | { readonly ok: true; readonly link: NewPreviewLink }
  | { readonly ok: false; readonly errors: PreviewLinkErrors };

const { errors: texts } = previewLinkMessages;
const millisPerDay = 24 * 3_600_000;

/** Reads the form; `now` in milliseconds since the epoch. A link that ends on a date does so at the end of that day in the festival's zone. */
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

/** When the link ends, in milliseconds since the epoch, or what is wrong with its day. */
function endOf({ days, date }: PreviewLinkForm, zone: string, now: number): number | string {
  if (days !== null) return now + days * millisPerDay;
  if (!isPlainDate(date)) return texts.date;
  const end = startOfDay(addDays(date, 1), zone);
  if (end <= now) return texts.past;
  return date > addDays(plainDateOf(now, zone), longestDays - 1) ? texts.tooFar(longestDays) : end;
}
