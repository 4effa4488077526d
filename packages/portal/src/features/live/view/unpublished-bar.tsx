import { isolated, liveMessages, type Festival } from '@lineup/domain';
import { countUnpublished, type LiveSet, type UnpublishedChange } from '@lineup/domain/live';
import { errorText, type Versioned } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { usePublishing } from '../../../app/provider/use-publishing.ts';
import { Button } from '../../../design/controls/button.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { useUnpublished, type Unpublished } from '../commands/use-published-sets.ts';
import classes from './unpublished-bar.module.css';

const texts = liveMessages.bar;

interface UnpublishedBarProps {
  readonly festival: Versioned<Festival>;
  readonly sets: readonly LiveSet[];
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** True if taps are queued: publishing now would not include them. */
  readonly isWaiting: boolean;
}

const hourMs = 3_600_000;

/** Lists the unpublished changes, and publishes exactly those. */
export function UnpublishedBar({ festival, sets, now, isWaiting }: UnpublishedBarProps) {
  const unpublished = useUnpublished(festival, sets, Math.floor(now / hourMs) * hourMs);
  const { publish, pending, failure } = usePublish(festival.id);
  const changes = unpublished.state === 'known' ? unpublished.changes : [];
  useAtOnce(festival.publishDelays === true && !isWaiting && failure === null, changes, publish);
  return (
    <section className={classes['bar']} aria-label={liveMessages.title}>
      <div className={classes['state']} aria-live="polite">
        {failure !== null && <p className={classes['failure']}>{failure}</p>}
        <State unpublished={unpublished} />
      </div>
      {changes.length > 0 && (
        <Button loading={pending} onClick={() => void publish(changes)}>
          {texts.publish(changes.length)}
        </Button>
      )}
    </section>
  );
}

function State({ unpublished }: { readonly unpublished: Unpublished }) {
  if (unpublished.state === 'notPublic') return <p>{texts.unpublished}</p>;
  if (unpublished.state === 'failed') {
    return (
      <p>
        {texts.unknown}{' '}
        <Button variant="subtle" onClick={unpublished.retry}>
          {texts.tryAgain}
        </Button>
      </p>
    );
  }
  if (unpublished.state !== 'known') return null;
  const { changes } = unpublished;
  if (changes.length === 0) return <p>{texts.nothing}</p>;
  const { delays, moved, statuses } = countUnpublished(changes);
  return (
    <>
      <p className={classes['title']}>{texts.title(delays, statuses)}</p>
      <p className={classes['stages']}>
        {[...stagesOf(changes), ...(moved > 0 ? [texts.moved(moved)] : [])].join(' · ')}
      </p>
    </>
  );
}

/** Returns each stage with the first of its delays: "Fractal Forest +12". */
function stagesOf(changes: readonly UnpublishedChange[]): readonly string[] {
  const first = new Map<string, UnpublishedChange>();
  for (const change of changes) if (!first.has(change.set.stage)) first.set(change.set.stage, change);
  return [...first].map(([stage, { set, start, end, hasOtherStatus }]) => {
    if (hasOtherStatus) return `${isolated(stage)}: ${isolated(set.artistName)}`;
    return texts.stage(isolated(stage), start === 0 ? end : start);
  });
}

function usePublish(festivalId: string) {
  const publishing = usePublishing();
  const { pending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);
  const publish = (changes: readonly UnpublishedChange[]) =>
    run(async () => {
      setFailure(null);
      try {
        await publishing.publishLive(
          festivalId,
          changes.map(({ set }) => set.id),
        );
        toast.success(liveMessages.done.published(changes.length), { id: 'live-published' });
      } catch (error) {
        setFailure(errorText(error, texts.failed));
      }
    });
  return { publish, pending, failure };
}

/** Changes count as complete this long after the last one was saved. */
const settleMs = 1000;

/**
 * Publishes changes once they have been stable for a moment. If several boards are open, the first one publishes;
 * repeating it has no effect.
 */
function useAtOnce(
  isOn: boolean,
  changes: readonly UnpublishedChange[],
  publish: (changes: readonly UnpublishedChange[]) => Promise<void>,
): void {
  const latest = useRef(publish);
  useEffect(() => {
    latest.current = publish;
  });
  useEffect(() => {
    if (!isOn || changes.length === 0) return undefined;
    const timer = setTimeout(() => void latest.current(changes), settleMs);
    return () => clearTimeout(timer);
  }, [isOn, changes]);
}
