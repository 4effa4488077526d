import {
  editedEvents,
  fixLines,
  fixText,
  reviewMessages,
  type DraftEvent,
  type DraftFix,
  type Festival,
} from '@lineup/domain';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../../../../design/controls/button.tsx';
import { TextInput } from '../../../../../../design/controls/text-input.tsx';
import { isLength, longest } from './fix-length.ts';
import classes from './fix-offers.module.css';

const words = reviewMessages.fixes;

/** The typed length of sets that have no end. */
interface TypedLength {
  readonly text: string;
  readonly setText: (text: string) => void;
}

interface FixOffersProps {
  readonly fixes: readonly DraftFix[];
  readonly about: Reviewed;
  readonly length: TypedLength;
  readonly onApply: (fix: DraftFix) => void;
}

/** Offers to fix several events at once, each with its reason. */
export function FixOffers({ fixes, about, length, onApply }: FixOffersProps) {
  return (
    <ul className={classes['fixes']}>
      {fixes.map((fix) => (
        <li key={fix.kind}>
          {fix.kind === 'endsByLength' ? (
            <Offer
              fix={fix}
              about={about}
              isDisabled={!isLength(Number(length.text))}
              onApply={() => onApply(fix)}
            >
              <TextInput
                label={words.minutes}
                className={classes['minutes']}
                type="number"
                min={1}
                max={longest}
                value={length.text}
                onChange={({ currentTarget }) => length.setText(currentTarget.value)}
              />
            </Offer>
          ) : (
            <Offer fix={fix} about={about} onApply={() => onApply(fix)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The draft to fix. */
interface Reviewed {
  readonly festival: Festival;
  readonly events: readonly DraftEvent[];
}

interface OfferProps {
  readonly fix: DraftFix;
  readonly about: Reviewed;
  readonly isDisabled?: boolean;
  readonly onApply: () => void;
  readonly children?: ReactNode;
}

function Offer({ fix, about, isDisabled = false, onApply, children }: OfferProps) {
  const reasonId = useId();
  return (
    <>
      <p id={reasonId}>{fixText(fix, 'why')}</p>
      <div className={classes['action']}>
        {children}
        <Button
          size="sm"
          variant="default"
          disabled={isDisabled}
          aria-describedby={reasonId}
          onClick={onApply}
        >
          {fixText(fix, 'apply')}
        </Button>
      </div>
      <Lines fix={fix} about={about} />
    </>
  );
}

/** What the fix would change, event by event. Computed only when expanded. */
function Lines({ fix, about: { festival, events } }: Pick<OfferProps, 'fix' | 'about'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes['list']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.list.show(editedEvents(fix))}</summary>
      {isOpen && (
        <ul>
          {fixLines(fix, events, festival.hourCycle).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
