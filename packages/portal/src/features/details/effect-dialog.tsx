import { zoneLabel, type Festival, type KeptTimes, type LineupEvent } from '@lineup/domain';
import { useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/controls/dialog.tsx';
import { Banner } from '../../design/banner.tsx';
import type { DialogState } from '../../design/use-dialog.ts';
import classes from './effect-dialog.module.css';
import { eventCountInWords, setInWords, type EffectQuestion } from './effect-question.ts';
import { KeptChoice } from './kept-choice.tsx';

/** How many sets are named; the others are counted. */
const namedSets = 5;

interface EffectDialogProps {
  readonly dialog: DialogState<EffectQuestion, KeptTimes>;
  /** As it is stored now. */
  readonly festival: Festival;
}

/** Asks before a change of details moves events or leaves them outside of the festival's days. */
export function EffectDialog({ dialog, festival }: EffectDialogProps) {
  const { opened, question, answer } = dialog;
  const title = question?.zones === null ? 'Some events would fall outside' : 'Change the timezone?';
  return (
    <Dialog opened={opened} onClose={() => answer(null)} title={title} size="lg">
      {question !== null && <Effect question={question} festival={festival} onAnswer={answer} />}
    </Dialog>
  );
}

interface EffectProps {
  readonly question: EffectQuestion;
  readonly festival: Festival;
  readonly onAnswer: (answer: KeptTimes | null) => void;
}

function Effect({ question, festival, onAnswer }: EffectProps) {
  const [kept, setKept] = useState<KeptTimes>('clockTimes');
  const { zones, effects } = question;
  const { fallsOutside } = effects[kept];
  return (
    <div className={classes['effect']}>
      {zones !== null && (
        <>
          <p>
            The timezone changes from {zoneLabel(zones.from)} to {zoneLabel(zones.to)}, and{' '}
            {eventCountInWords(question.eventCount)} with it.
          </p>
          <KeptChoice question={question} kept={kept} onChoose={setKept} />
        </>
      )}
      {fallsOutside.length > 0 && <OutsideNote events={fallsOutside} festival={festival} />}
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus={zones === null} onClick={() => onAnswer(null)}>
          Back to Editing
        </Button>
        <Button onClick={() => onAnswer(kept)}>{zones === null ? 'Save Anyway' : 'Change Timezone'}</Button>
      </div>
    </div>
  );
}

function OutsideNote({
  events,
  festival,
}: {
  readonly events: readonly LineupEvent[];
  readonly festival: Festival;
}) {
  const more = events.length - namedSets;
  return (
    <Banner tone="amber" title={`${eventCountInWords(events.length)} would fall outside the festival's days`}>
      <ul className={classes['sets']}>
        {events.slice(0, namedSets).map((event) => (
          <li key={event.id}>{setInWords(event, festival)}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      Nothing is lost: they stay in the schedule, in the tab “Outside dates”.
    </Banner>
  );
}
