import { publishPageMessages, type FestivalClocks } from '@lineup/domain';
import type { Publication } from '@lineup/domain/release';
import { useState } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { Button } from '../../design/controls/button.tsx';
import { CopyButton } from '../../design/controls/copy-button.tsx';
import { TextInput } from '../../design/controls/text-input.tsx';
import { Form } from '../../design/controls/form.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { toast } from '../../design/toasts/toast.ts';
import classes from './addresses.module.css';
import { usePublishAction } from './use-publish-action.ts';
import { WebhookLog } from './webhook-log.tsx';

interface WebhookProps {
  readonly festivalId: string;
  readonly clocks: FestivalClocks;
  readonly publication: Publication;
}

const texts = publishPageMessages.webhook;

/** The webhook that is called on every release. Its signing secret is shown only once. */
export function Webhook({ festivalId, clocks, publication }: WebhookProps) {
  const { webhookUrl } = publication;
  const publishing = usePublishing();
  const { pending, failure, act, forget } = usePublishAction();
  const [written, setWritten] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const url = written ?? webhookUrl ?? '';
  const isSame = url.trim() === webhookUrl;
  const save = () =>
    act({
      ...(isSame && {
        question: { title: texts.renewTitle, text: texts.renewText, confirmLabel: texts.renew },
      }),
      async work() {
        const made = await publishing.setWebhook(festivalId, url.trim());
        setSecret(made);
        setWritten(null);
        toast.success(texts.saved);
      },
    });
  const stop = () =>
    act({
      question: { title: texts.stopTitle, text: texts.stopText, confirmLabel: texts.stop, danger: true },
      async work() {
        await publishing.setWebhook(festivalId, null);
        setSecret(null);
        setWritten(null);
        toast.success(texts.stopped);
      },
    });
  return (
    <section className={classes['section']} aria-labelledby="webhook" data-setting="webhook">
      <h3 id="webhook">{texts.title}</h3>
      <Form
        className={classes['section']}
        onSubmit={() => {
          if (url.trim() !== '') save();
        }}
      >
        <TextInput
          type="url"
          label={texts.label}
          description={texts.help}
          placeholder="https://"
          autoComplete="off"
          value={url}
          error={failure ?? undefined}
          announced
          onChange={(event) => {
            forget();
            setWritten(event.currentTarget.value);
          }}
        />
        <div className={classes['line']}>
          <Button type="submit" size="sm" variant="default" loading={pending} disabled={url.trim() === ''}>
            {isSame ? texts.renew : texts.save}
          </Button>
          {webhookUrl !== null && (
            <Button size="sm" variant="subtle" color="red" disabled={pending} onClick={stop}>
              {texts.stop}
            </Button>
          )}
        </div>
      </Form>
      {secret !== null && (
        <Banner tone="amber" title={texts.secretTitle}>
          <p className={classes['line']}>
            <code>{secret}</code>
            <CopyButton text={secret} what={texts.secret} />
          </p>
          {texts.secretHelp}
        </Banner>
      )}
      {webhookUrl !== null && <WebhookLog festivalId={festivalId} clocks={clocks} />}
    </section>
  );
}
