import { stageLinkMessages, timestampFromMillis } from '@lineup/domain';
import { defaultWarnings, maximumWarningMinutes } from '@lineup/domain/live';
import type { NewStageLink } from '@lineup/services';
import type { Followed } from './followed-options.ts';

/** The numbers of days after which a link can expire. */
export const usualDays = [1, 4, 14] as const;

/** The input for a link to a stage screen; numbers as typed. */
export interface StageLinkForm {
  readonly name: string;
  /** Null for a link that follows artists and sets. */
  readonly stage: string | null;
  readonly followed: readonly Followed[];
  readonly showNames: boolean;
  readonly canReport: boolean;
  readonly amber: string;
  readonly red: string;
  readonly days: (typeof usualDays)[number];
}

export function blankStageLink(stage: string | null): StageLinkForm {
  return {
    name: '',
    stage,
    followed: [],
    // Names that were seen cannot be hidden again.
    showNames: false,
    canReport: false,
    amber: String(defaultWarnings.amberMinutes),
    red: String(defaultWarnings.redMinutes),
    days: 4,
  };
}

export type StageLinkErrors = Partial<Record<'name' | 'followed' | 'amber' | 'red', string>>;

/** The link to create, or the errors. */
export type StageLinkCheck =
  | { readonly ok: true; readonly link: NewStageLink }
  | { readonly ok: false; readonly errors: StageLinkErrors };

const { errors: texts } = stageLinkMessages;
const dayMs = 24 * 3_600_000;

/** Validates the form; `now` in epoch milliseconds. */
export function checkStageLink(form: StageLinkForm, now: number): StageLinkCheck {
  const { stage, showNames, days } = form;
  const name = form.name.trim();
  const followed = stage === null ? form.followed : [];
  const [amberMinutes, redMinutes] = [minutesOf(form.amber), minutesOf(form.red)];
  const errors = {
    ...(name === '' && { name: texts.name }),
    ...(stage === null && followed.length === 0 && { followed: texts.followed }),
    ...(amberMinutes === null && { amber: texts.minutes(maximumWarningMinutes) }),
    ...(redMinutes === null && { red: texts.minutes(maximumWarningMinutes) }),
    ...(amberMinutes !== null && redMinutes !== null && redMinutes > amberMinutes && { red: texts.warnings }),
  };
  if (amberMinutes === null || redMinutes === null || Object.keys(errors).length > 0) {
    return { ok: false, errors };
  }
  return {
    ok: true,
    link: {
      name,
      stage,
      sets: followed.flatMap((each) => (each.kind === 'set' ? each.id : [])),
      artists: followed.flatMap((each) => (each.kind === 'artist' ? each.name : [])),
      showNames,
      canReport: stage !== null && form.canReport,
      amberMinutes,
      redMinutes,
      expiresAt: timestampFromMillis(now + days * dayMs),
    },
  };
}

function minutesOf(text: string): number | null {
  const minutes = /^\d{1,3}$/u.test(text.trim()) ? Number(text) : Infinity;
  return minutes <= maximumWarningMinutes ? minutes : null;
}
