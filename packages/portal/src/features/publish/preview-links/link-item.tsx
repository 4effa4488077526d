import {
  formatDay,
  formatTime,
  plainDateOf,
  previewLinkMessages,
  publishMessages,
  timestampToMillis,
  type Festival,
  type Timestamp,
} from '@lineup/domain';
import type { PreviewLink } from '@lineup/domain/release';
import { errorText } from '@lineup/services';
import { usePending } from '../../../app/forms/use-pending.ts';
import { usePublishing } from '../../../app/provider/use-publishing.ts';
import { useAuthorNames } from '../../../app/queries/use-author-names.ts';
import { Button } from '../../../design/controls/button.tsx';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './preview-links.module.css';

interface LinkItemProps {
  readonly festival: Festival;
  readonly link: PreviewLink;
  /** True if it is neither revoked nor expired. */
  readonly works: boolean;
  readonly onRevoked: () => void;
}

const texts = previewLinkMessages;

/** A preview link: its purpose, what it shows, when it expires, and who used it last. */
export function LinkItem({ festival, link, works, onRevoked }: LinkItemProps) {
  const publishing = usePublishing();
  const ask = useConfirm();
  const { pending, run } = usePending();
  const nameOf = useAuthorNames([link.by]);
  const { id, name } = link;
  const revoke = () =>
    run(async () => {
      const isSure = await ask({
        title: texts.revokeTitle(name),
        text: texts.revokeText,
        confirmLabel: texts.revoke,
        danger: true,
      });
      if (!isSure) return;
      try {
        await publishing.revokePreviewLink(festival.id, id);
        toast.success(texts.wasRevoked(name));
        onRevoked();
      } catch (error) {
        const action = { label: 'Try Again', onClick: () => void revoke() };
        toast.error(errorText(error, publishMessages.linkFailed), { action });
      }
    });
  return (
    <li className={classes['link']} data-ended={!works || undefined}>
      <div className={classes['facts']}>
        <p className={classes['name']} dir="auto">
          {name}
        </p>
        <p>
          {link.stages.length === 0 ? texts.facts.allStages : link.stages.join(', ')} ·{' '}
          {link.showNames ? texts.facts.names : texts.facts.noNames}
        </p>
        <p>{endText(link, festival, works)}</p>
        <p>
          {link.lastUsedAt === null
            ? texts.facts.unused
            : texts.facts.used(timeText(link.lastUsedAt, festival))}
        </p>
        <p>{texts.facts.by(nameOf(link.by))}</p>
      </div>
      {works && (
        <Button
          size="sm"
          variant="default"
          color="red"
          loading={pending}
          aria-label={texts.revokeLabel(name)}
          onClick={() => void revoke()}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  );
}

function endText({ revokedAt, expiresAt }: PreviewLink, festival: Festival, works: boolean): string {
  if (revokedAt !== null) return texts.facts.revoked(timeText(revokedAt, festival));
  const end = timeText(expiresAt, festival);
  return works ? texts.facts.ends(end) : texts.facts.hasEnded(end);
}

/** Formats a time in the festival's zone, as in "Fri, Jul 3, 9:05 PM". */
function timeText(at: Timestamp, { timezone, hourCycle }: Festival): string {
  const instant = timestampToMillis(at);
  return `${formatDay(plainDateOf(instant, timezone))}, ${formatTime(instant, timezone, hourCycle)}`;
}
