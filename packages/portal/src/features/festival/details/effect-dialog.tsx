import {
  detailsMessages,
  messages,
  zoneLabel,
  zoneName,
  type Festival,
  type PreservedTimes,
  type LineupEvent,
} from '@lineup/domain';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import type { DialogState } from '../../../design/dialogs/use-dialog.ts';
import classes from './effect-dialog.module.css';
import { eventCountText, describeSet, type EffectQuestion, type ZoneChange } from './effect-question.ts';
import { PreservedTimesChoice } from './preserved-times-choice.tsx';

const texts = detailsMessages;

/** The maximum number of sets named; the others are counted. */
const namedSets = 5;

interface EffectDialogProps {
  readonly dialog: DialogState<EffectQuestion, PreservedTimes>;
  /** The stored version. */
  readonly festival: Festival;
}

/** Asks before a change of details moves events or leaves them outside of the festival's days. */
export function EffectDialog({ dialog, festival }: EffectDialogProps) {
  const { opened, question, answer } = dialog;
  return (
    <Dialog opened={opened} onClose={() => answer(null)} title={dialogTextsOf(question).title} size="lg">
      {question !== null && <Effect question={question} festival={festival} onAnswer={answer} />}
    </Dialog>
  );
}

interface DialogTexts {
  readonly title: string;
  readonly refuse: string;
  readonly accept: string;
}

function dialogTextsOf(question: EffectQuestion | null): DialogTexts {
  if (question === null || question.zones === null) {
    const { title, refuse } = texts.outside;
    return { title, refuse, accept: messages.answers.saveAnyway };
  }
  return isOfRules(question.zones) ? texts.zoneRules : texts.zone;
}

/** Returns true if the zone stays the same and only its rules have changed. */
function isOfRules({ from, to }: ZoneChange): boolean {
  return zoneName(from) === zoneName(to);
}

function ZoneText({ zones, eventCount }: { readonly zones: ZoneChange; readonly eventCount: number }) {
  const events = eventCountText(eventCount);
  const to = zoneLabel(zones.to);
  return (
    <p>
      {isOfRules(zones)
        ? texts.zoneRules.text(to, events)
        : texts.zone.text(zoneLabel(zones.from), to, events)}
    </p>
  );
}

interface EffectProps {
  readonly question: EffectQuestion;
  readonly festival: Festival;
  readonly onAnswer: (answer: PreservedTimes | null) => void;
}

function Effect({ question, festival, onAnswer }: EffectProps) {
  const [preserved, setPreserved] = useState<PreservedTimes>('clockTimes');
  const { zones, effects } = question;
  const { fallsOutside } = effects[preserved];
  const words = dialogTextsOf(question);
  return (
    <div className={classes['effect']}>
      {zones !== null && (
        <>
          <ZoneText zones={zones} eventCount={question.eventCount} />
          <PreservedTimesChoice question={question} preserved={preserved} onChoose={setPreserved} />
        </>
      )}
      {fallsOutside.length > 0 && <OutsideNote events={fallsOutside} festival={festival} />}
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus={zones === null} onClick={() => onAnswer(null)}>
          {words.refuse}
        </Button>
        <Button onClick={() => onAnswer(preserved)}>{words.accept}</Button>
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
    <Banner tone="amber" title={texts.outside.events(eventCountText(events.length))}>
      <ul className={classes['sets']}>
        {events.slice(0, namedSets).map((event) => (
          <li key={event.id}>{describeSet(event, festival)}</li>
        ))}
        {more > 0 && <li>{texts.outside.more(more)}</li>}
      </ul>
      {texts.outside.advice}
    </Banner>
  );
}
