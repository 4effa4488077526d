import { liveMessages, type Festival } from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useServices } from '../../../app/portal-context.ts';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './publish-delays.module.css';

const texts = liveMessages.bar;

/** A setting of the festival: it applies to every user's board. */
export function PublishDelays({ festival }: { readonly festival: Versioned<Festival> }) {
  const { festivals } = useServices();
  const { pending, run } = usePending();
  const change = (publishDelays: boolean) =>
    run(async () => {
      try {
        await festivals.update(festival.id, { publishDelays });
      } catch (error) {
        toast.error(errorText(error, liveMessages.saveFailed));
      }
    });
  return (
    <label className={classes['setting']} title={texts.immediatelyHint}>
      <input
        type="checkbox"
        checked={festival.publishDelays === true}
        disabled={pending}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {texts.immediately}
    </label>
  );
}
