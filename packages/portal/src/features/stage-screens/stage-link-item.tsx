import {
  formatDay,
  formatTime,
  plainDateOf,
  stageLinkMessages,
  timestampToMillis,
  type Festival,
  type Timestamp,
} from '@lineup/domain';
import type { StageLink } from '@lineup/domain/live';
import { errorText } from '@lineup/services';
import { usePending } from '../../app/forms/use-pending.ts';
import { useStageScreens } from '../../app/provider/use-stage-screens.ts';
import { Button } from '../../design/controls/button.tsx';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { toast } from '../../design/toasts/toast.ts';
import classes from './stage-screens.module.css';

interface StageLinkItemProps {
  readonly festival: Festival;
  readonly link: StageLink;
  /** True if it is neither revoked nor expired. */
  readonly works: boolean;
  readonly onRevoked: () => void;
}

const texts = stageLinkMessages;

/** A link to a stage screen: its purpose, what it shows and allows, when it expires, and when it was last used. */
export function StageLinkItem({ festival, link, works, onRevoked }: StageLinkItemProps) {
  const screens = useStageScreens();
  const ask = useConfirm();
  const { pending, run } = usePending();
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
        await screens.revokeLink(festival.id, id);
        toast.success(texts.wasRevoked(name));
        onRevoked();
      } catch (error) {
        const action = { label: 'Try Again', onClick: () => void revoke() };
        toast.error(errorText(error, texts.errors.failed), { action });
      }
    });
  return (
    <li className={classes['link']} data-ended={!works || undefined}>
      <div className={classes['facts']}>
        <p className={classes['name']} dir="auto">
          {name}
        </p>
        <p>{shownText(link)}</p>
        <p>{texts.facts.warnings(link.amberMinutes, link.redMinutes)}</p>
        <p>{endText(link, festival, works)}</p>
        <p>
          {link.lastUsedAt === null
            ? texts.facts.unused
            : texts.facts.used(timeText(link.lastUsedAt, festival))}
        </p>
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

/** "Lantern · Can report" */
function shownText({ stage, sets, artists, canReport, showNames }: StageLink): string {
  return [
    stage ?? texts.facts.follows(sets.length + artists.length),
    ...(canReport ? [texts.facts.canReport] : []),
    ...(showNames ? [texts.facts.names] : []),
  ].join(' · ');
}

function endText({ revokedAt, expiresAt }: StageLink, festival: Festival, works: boolean): string {
  if (revokedAt !== null) return texts.facts.revoked(timeText(revokedAt, festival));
  const end = timeText(expiresAt, festival);
  return works ? texts.facts.ends(end) : texts.facts.hasEnded(end);
}

/** Formats a time in the festival's zone, as in "Fri, Jul 3, 9:05 PM". */
function timeText(at: Timestamp, { timezone, hourCycle }: Festival): string {
  const instant = timestampToMillis(at);
  return `${formatDay(plainDateOf(instant, timezone))}, ${formatTime(instant, timezone, hourCycle)}`;
}
