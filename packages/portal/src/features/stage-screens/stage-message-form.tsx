import {
  formatTime,
  stageLinkMessages,
  timestampToMillis,
  type Festival,
  type Timestamp,
} from '@lineup/domain';
import { maximumMessageLength } from '@lineup/domain/live';
import { errorText } from '@lineup/services';
import { useState } from 'react';
import { usePending } from '../../app/forms/use-pending.ts';
import { useStageScreens } from '../../app/provider/use-stage-screens.ts';
import { Button } from '../../design/controls/button.tsx';
import { Form } from '../../design/controls/form.tsx';
import { TextInput } from '../../design/controls/text-input.tsx';
import { toast } from '../../design/toasts/toast.ts';
import classes from './stage-screens.module.css';
import { useStageMessages } from './use-stage-screen-lists.ts';

interface StageMessageFormProps {
  readonly festival: Festival;
  readonly stage: string;
}

const { message: texts, errors: failures } = stageLinkMessages;

/** Sends a short message to the screens of a stage, and shows when it was seen. */
export function StageMessageForm({ festival, stage }: StageMessageFormProps) {
  const screens = useStageScreens();
  const messages = useStageMessages(festival.id);
  const { pending, run } = usePending();
  const [typed, setTyped] = useState('');
  const [flash, setFlash] = useState(false);
  const shown =
    messages.status === 'success' ? messages.data.find((each) => each.stage === stage) : undefined;
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        toast.error(errorText(error, failures.messageFailed));
      }
    });
  const send = (text: string) =>
    attempt(async () => {
      await screens.sendMessage(festival.id, { stage, text, flash });
      setTyped('');
    });
  return (
    <section className={classes['section']} aria-label={texts.title(stage)}>
      {shown !== undefined && (
        <div className={classes['link']}>
          <output className={classes['facts']}>
            <span className={classes['name']} dir="auto">
              {shown.text}
            </span>
            <span>{messageStateText(shown, festival)}</span>
          </output>
          <Button
            size="sm"
            variant="default"
            disabled={pending}
            onClick={() => void attempt(() => screens.clearMessage(festival.id, stage))}
          >
            {texts.clear}
          </Button>
        </div>
      )}
      <div className={classes['presets']}>
        {texts.presets.map((preset) => (
          <Button key={preset} variant="default" disabled={pending} onClick={() => void send(preset)}>
            {preset}
          </Button>
        ))}
      </div>
      <Form className={classes['sending']} onSubmit={() => void send(typed)}>
        <TextInput
          label={texts.text}
          autoComplete="off"
          maxLength={maximumMessageLength}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={pending} disabled={typed.trim() === ''}>
          {texts.send}
        </Button>
      </Form>
      <label className={classes['choice']}>
        <input
          type="checkbox"
          checked={flash}
          onChange={({ currentTarget }) => setFlash(currentTarget.checked)}
        />
        {texts.flash}
      </label>
    </section>
  );
}

interface Sent {
  readonly created_at: Timestamp;
  readonly seenAt: Timestamp | null;
}

/** "Sent 12:43 AM, not seen yet", "Seen 12:44 AM" */
export function messageStateText({ created_at, seenAt }: Sent, { timezone, hourCycle }: Festival): string {
  const timeOf = (at: Timestamp) => formatTime(timestampToMillis(at), timezone, hourCycle);
  return seenAt === null ? texts.sent(timeOf(created_at)) : texts.seen(timeOf(seenAt));
}
