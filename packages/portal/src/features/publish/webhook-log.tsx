import { publishPageMessages, type FestivalClocks } from '@lineup/domain';
import type { WebhookDelivery } from '@lineup/domain/release';
import { useState } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { Button } from '../../design/controls/button.tsx';
import { StatusBadge } from '../../design/festival/status-badge.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { attemptText, deliveryState, progressText } from './delivery-text.ts';
import { usePublishAction } from './use-publish-action.ts';
import { useDeliveries } from './use-release-data.ts';
import classes from './webhook-log.module.css';

interface WebhookLogProps {
  readonly festivalId: string;
  readonly clocks: FestivalClocks;
}

const texts = publishPageMessages.webhook.log;

/** The number listed initially. */
const few = 5;

const tones = {
  waiting: 'amber',
  sending: 'blue',
  delivered: 'green',
  failed: 'red',
  ended: 'plain',
} as const;

/** The deliveries of the webhook with each attempt, and a button to send them again. */
export function WebhookLog({ festivalId, clocks }: WebhookLogProps) {
  const deliveries = useDeliveries(festivalId);
  const [isAll, setAll] = useState(false);
  const all = deliveries.status === 'success' ? deliveries.data : [];
  const shown = isAll ? all : all.slice(0, few);
  return (
    <div className={classes['log']}>
      <h4 id="webhook-log">{texts.title}</h4>
      {deliveries.status === 'loading' && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {deliveries.status === 'error' && (
        <Banner tone="red" title={deliveries.error.message}>
          <Button size="sm" variant="default" onClick={deliveries.retry}>
            {publishPageMessages.tryAgain}
          </Button>
        </Banner>
      )}
      {deliveries.status === 'success' && all.length === 0 && <p>{texts.none}</p>}
      {shown.length > 0 && (
        <ol className={classes['list']} reversed aria-labelledby="webhook-log">
          {shown.map((delivery) => (
            <Delivery key={delivery.id} {...{ festivalId, clocks, delivery }} />
          ))}
        </ol>
      )}
      {shown.length < all.length && (
        <div>
          <Button size="sm" variant="default" onClick={() => setAll(true)}>
            {texts.earlier(all.length - shown.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DeliveryProps extends WebhookLogProps {
  readonly delivery: WebhookDelivery;
}

function Delivery({ festivalId, clocks, delivery }: DeliveryProps) {
  const publishing = usePublishing();
  const { pending, failure, act } = usePublishAction();
  const { number, kind, attempts } = delivery;
  const { number: numberText, kinds } = publishPageMessages.releases;
  const state = deliveryState(delivery);
  const sendAgain = () =>
    act({
      async work() {
        await publishing.sendAgain(festivalId, delivery);
        toast.success(texts.sentAgain(number), { id: `sent-again-${delivery.id}` });
      },
    });
  return (
    <li className={classes['delivery']}>
      <div className={classes['words']}>
        <h5>
          {numberText(number)}
          <StatusBadge tone={tones[state]}>{texts.states[state]}</StatusBadge>
        </h5>
        <p>{kinds[kind]}</p>
        <p>{progressText(delivery, clocks)}</p>
        {attempts.length > 0 && (
          <details>
            <summary>{texts.attempts(attempts.length)}</summary>
            <ol className={classes['attempts']}>
              {attempts.map((attempt, place) => (
                <li key={place}>{attemptText(attempt, clocks)}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
      <Button
        size="sm"
        variant="default"
        loading={pending}
        aria-label={`${texts.sendAgain}: ${numberText(number)}`}
        onClick={sendAgain}
      >
        {texts.sendAgain}
      </Button>
      {failure !== null && (
        <div className={classes['failure']}>
          <Banner tone="red" title={failure} />
        </div>
      )}
    </li>
  );
}
