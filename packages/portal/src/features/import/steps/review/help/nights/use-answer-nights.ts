import { calendarDayOf, type Festival, type NightAnswer, type PlainDate } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { DraftStore } from '../../../../draft/draft-store.ts';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { useDayStartSave } from '../use-festival-save.ts';

/** An answer that was given, and what is needed to undo it. */
export interface GivenAnswer {
  readonly answer: NightAnswer;
  /** The number of sets in the question. */
  readonly count: number;
  readonly kind: 'evening' | 'calendarDay';
  readonly dayStartBefore: string;
  /** The calendar days of the sets before they moved. */
  readonly daysBefore: ReadonlyMap<string, PlainDate>;
}

export interface NightAnswers {
  readonly isBusy: boolean;
  /**
   * Sets the start of the festival's day and moves the sets; resolves to false if that was refused and nothing has
   * moved.
   */
  readonly give: (answer: NightAnswer) => Promise<boolean>;
  /** Undoes all of it, except for sets that were moved again since then. */
  readonly takeBack: (given: GivenAnswer) => Promise<boolean>;
}

/** Applies answers to the question about nights. */
export function useAnswerNights(festival: Versioned<Festival>): NightAnswers {
  const { store } = useDraftSession();
  const { isBusy, saveDayStart } = useDayStartSave(festival);

  const setDayStart = async (dayStartsAt: string): Promise<boolean> => {
    if (dayStartsAt === festival.dayStartsAt) return true;
    return saveDayStart(dayStartsAt);
  };

  return {
    isBusy,
    give: async (answer) => {
      if (!(await setDayStart(answer.dayStartsAt))) return false;
      store.place(answer.moves);
      return true;
    },
    takeBack: async ({ answer, dayStartBefore, daysBefore }) => {
      if (!(await setDayStart(dayStartBefore))) return false;
      store.place(new Map([...daysBefore].filter(([id]) => dayOf(store, id) === answer.moves.get(id))));
      return true;
    },
  };
}

/** Returns the current calendar days of these sets. */
export function daysOf(store: DraftStore, ids: Iterable<string>): ReadonlyMap<string, PlainDate> {
  const days = new Map<string, PlainDate>();
  for (const id of ids) {
    const day = dayOf(store, id);
    if (day !== null) days.set(id, day);
  }
  return days;
}

function dayOf(store: DraftStore, id: string): PlainDate | null {
  const event = store.row(id)?.event;
  return event === undefined ? null : calendarDayOf(event, store.rules().festival.dayStartsAt);
}
