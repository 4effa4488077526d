import { formatDay, isPlainDate, reviewMessages } from '@lineup/domain';
import { Button } from '../../../../design/controls/button.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { applySimilarFix, undoSimilarFix } from '../../draft/apply-similar-fix.ts';
import type { SimilarFix } from '../../draft/similar-fix.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import classes from './similar-fix-offer.module.css';

export interface SimilarFixOfferProps {
  readonly fix: SimilarFix;
  readonly onDone: () => void;
}

/** Offers to fix all events with the same error the same way. */
export function SimilarFixOffer({ fix, onDone }: SimilarFixOfferProps) {
  const { store } = useDraftSession();
  const apply = () => {
    const undo = applySimilarFix(store, fix);
    onDone();
    toast.success(reviewMessages.changedSimilar(undo.size, valueText(fix.to)), {
      action: { label: 'Undo', onClick: () => undoSimilarFix(store, fix, undo) },
    });
  };
  return (
    <div className={classes['offer']}>
      <Button size="sm" variant="light" onClick={apply}>
        {offerText(fix)}
      </Button>
      <Button size="sm" variant="subtle" onClick={onDone}>
        Only this one
      </Button>
    </div>
  );
}

function offerText({ field, from, words, count }: SimilarFix): string {
  if (words !== null)
    return `Apply to the ${count === 1 ? 'other event' : `${count} others`} where the file says '${words}'`;
  const what = from === '' ? `without a ${field}` : `with ${field} '${valueText(from)}'`;
  return `Apply to ${count === 1 ? 'the other event' : `all ${count} events`} ${what}`;
}

function valueText(value: string): string {
  return isPlainDate(value) ? formatDay(value) : value;
}
