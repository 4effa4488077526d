import {
  endsByLength,
  fixedEvents,
  fixLines,
  fixText,
  messages,
  reviewMessages,
  suggestFixes,
  usualLength,
  type DraftEvent,
  type DraftFix,
  type Festival,
} from '@lineup/domain';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../../../../design/controls/button.tsx';
import { TextInput } from '../../../../../../design/controls/text-input.tsx';
import { Banner } from '../../../../../../design/notices/banner.tsx';
import { toast } from '../../../../../../design/toasts/toast.ts';
import { applyFix, undoFix, type AppliedFix } from '../../../../draft/apply-fix.ts';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { Done } from '../done.tsx';
import { useSettledRevision } from '../use-settled-revision.ts';
import classes from './fixes-panel.module.css';

const words = reviewMessages.fixes;
/** A set lasts a day at most. */
const longest = 1439;

/** Offers to mend several events at once, each with its reason; what was done can be undone one by one. */
export function FixesPanel({ festival }: { readonly festival: Festival }) {
  const session = useDraftSession();
  const { store } = session;
  const { revision, settle } = useSettledRevision(store);
  const [applied, setApplied] = useState<readonly AppliedFix[]>([]);
  const [length, setLength] = useState(String(usualLength));
  const minutes = Number(length);
  const { events, offers, byLength } = useMemo(() => {
    const events = revision === null ? [] : store.rows().map((row) => row.event);
    return {
      events,
      offers: suggestFixes(events, festival),
      byLength: endsByLength(events, festival, isLength(minutes) ? minutes : usualLength),
    };
  }, [store, revision, festival, minutes]);

  const apply = (fix: DraftFix) => {
    setApplied([...applied, applyFix(session, fix)]);
    settle();
  };
  const undo = (done: AppliedFix) => {
    if (!undoFix(session, done)) toast.error(messages.review.removedForGood);
    setApplied(applied.filter((each) => each !== done));
    settle();
  };

  if (applied.length === 0 && offers.length === 0 && byLength === null) return null;
  return (
    <>
      {applied.map((done, place) => (
        <Done key={`${place} ${done.fix.kind}`} text={fixText(done.fix, 'done')} onUndo={() => undo(done)} />
      ))}
      {(offers.length > 0 || byLength !== null) && (
        <Banner tone="blue" title={words.title}>
          <ul className={classes['fixes']}>
            {offers.map((fix) => (
              <li key={fix.kind}>
                <Offer fix={fix} about={{ festival, events }} onApply={() => apply(fix)} />
              </li>
            ))}
            {byLength !== null && (
              <li>
                <Offer
                  fix={byLength}
                  about={{ festival, events }}
                  isDisabled={!isLength(minutes)}
                  onApply={() => apply(byLength)}
                >
                  <TextInput
                    label={words.minutes}
                    className={classes['minutes']}
                    type="number"
                    min={1}
                    max={longest}
                    value={length}
                    onChange={({ currentTarget }) => setLength(currentTarget.value)}
                  />
                </Offer>
              </li>
            )}
          </ul>
        </Banner>
      )}
    </>
  );
}

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

/** What the fix would change, event by event. The list is only made for those who open it. */
function Lines({ fix, about: { festival, events } }: Pick<OfferProps, 'fix' | 'about'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes['list']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.list.show(fixedEvents(fix))}</summary>
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

function isLength(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= longest;
}
