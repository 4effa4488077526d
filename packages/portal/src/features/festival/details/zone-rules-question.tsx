import {
  changedDetails,
  checkFestivalForm,
  festivalFormOf,
  messages,
  type Festival,
  type PreservedTimes,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useEffect, useRef } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { useDialog } from '../../../design/dialogs/use-dialog.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { useEvents } from '../../../app/queries/use-events.ts';
import { EffectDialog } from './effect-dialog.tsx';
import { effectQuestion, type EffectQuestion } from './effect-question.ts';
import { useWriteDetails } from './use-write-details.ts';

/**
 * Asks what to preserve of a festival's sets if the rules of its zone have changed since it was planned, and stores the
 * answer. If postponed, it asks again when the festival is next opened.
 */
export function ZoneRulesQuestion({ festival }: { readonly festival: Versioned<Festival> }) {
  const dialog = useDialog<EffectQuestion, PreservedTimes>();
  const write = useWriteDetails();
  const { events } = useEvents(festival.id);
  const isAsked = useRef(false);
  const { ask } = dialog;
  const offerUndo = useOfferUndo(festival.id);

  useEffect(() => {
    const form = festivalFormOf(festival);
    const check = checkFestivalForm(form);
    if (isAsked.current || events.status !== 'success' || !check.ok) return;
    const question = effectQuestion(festival, check.fields, events.data);
    if (question === null) return;
    isAsked.current = true;
    const save = async () => {
      const preserved = await ask(question);
      if (preserved === null) return;
      try {
        await write({
          festival,
          changes: changedDetails(festival, form, check.fields),
          preserved: preserved,
        });
        toast.success(messages.festival.saved, offerUndo());
      } catch (error) {
        toast.error(saveFailureText(error, messages.festival.saveFailed));
        isAsked.current = false;
      }
    };
    void save();
  }, [ask, write, events, festival, offerUndo]);

  return <EffectDialog dialog={dialog} festival={festival} />;
}
