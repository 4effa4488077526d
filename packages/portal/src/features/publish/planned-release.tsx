import { publishMessages, publishPageMessages, timestampToMillis, type Festival } from '@lineup/domain';
import type { Release } from '@lineup/domain/release';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import { errorText } from '@lineup/services';
import { useMemo, useState, type ReactNode } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { useNow } from '../../app/time/use-now.ts';
import { Button } from '../../design/controls/button.tsx';
import { IconClock } from '../../design/icons.ts';
import { Banner } from '../../design/notices/banner.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { ChangeChoice } from './change-choice.tsx';
import { listChanges } from './listed-changes.ts';
import classes from './planned-release.module.css';
import { timeText } from './release-time.ts';
import { tickedKeys, type Unticked } from './ticks.ts';
import { useAskedConflicts } from './use-asked-conflicts.ts';
import { useComparison } from './use-release-data.ts';
import { usePublishAction } from './use-publish-action.ts';

interface PlannedReleaseProps {
  readonly festival: Festival;
  readonly release: Release;
}

const texts = publishPageMessages.planned;

/** A scheduled release: the edits since it was frozen, which can be included, and the button that cancels it. */
export function PlannedRelease({ festival, release }: PlannedReleaseProps) {
  const publishing = usePublishing();
  const now = useNow();
  const { pending, failure, act } = usePublishAction();
  const nameOf = useAuthorNames([release.by]);
  const { plannedFor } = release;
  const at = plannedFor === null ? '' : timeText(plannedFor, festival);
  const isDue = plannedFor !== null && timestampToMillis(plannedFor) <= now;
  const cancel = () =>
    act({
      question: {
        title: texts.cancelTitle,
        text: texts.cancelText,
        confirmLabel: texts.cancel,
        cancelLabel: texts.keep,
        danger: true,
      },
      async work() {
        await publishing.cancelPlanned(festival.id, release.id);
        toast.success(texts.cancelled);
      },
    });
  return (
    <section className={classes['planned']} aria-label={texts.title(at)}>
      <h3>
        <IconClock size={24} aria-hidden /> {isDue ? texts.due(at) : texts.title(at)}
      </h3>
      <p>{isDue ? texts.dueAdvice : texts.frozen(nameOf(release.by))}</p>
      {failure !== null && <Banner tone="red" title={failure} />}
      <EditedSince festival={festival} release={release} isAsked={!isDue}>
        <Button size="sm" variant="default" loading={pending} onClick={cancel}>
          {texts.cancel}
        </Button>
      </EditedSince>
    </section>
  );
}

interface EditedSinceProps extends PlannedReleaseProps {
  /** Whether there is time left to include edits. */
  readonly isAsked: boolean;
  /** Further actions. */
  readonly children: ReactNode;
}

/** The edits since the release was frozen, and the question whether to include them. */
function EditedSince({ festival, release, isAsked, children }: EditedSinceProps) {
  const publishing = usePublishing();
  const { pending, failure, act } = usePublishAction();
  const [unticked, setUnticked] = useState<Unticked>(new Set());
  const commit = useAskedConflicts(festival);
  const { whole: comparing, compare } = useComparison({
    festivalId: festival.id,
    releaseId: release.id,
    version: `${timestampToMillis(release.updated_at)}`,
  });
  const found = comparing.data?.changes;
  const changes = useMemo(() => listChanges(found ?? [], festival), [found, festival]);
  const ticked = tickedKeys(changes, unticked);
  const isEdited = isAsked && changes.length > 0;
  const include = () =>
    act({
      work: () =>
        commit({
          compare: (mustRefetch) => compare(ticked, mustRefetch),
          titleOf: texts.includeTitle,
          confirmLabel: texts.include,
          async work(expectedConflicts) {
            await publishing.includeChanges(festival.id, release.id, { ticked, expectedConflicts });
            setUnticked(new Set());
            toast.success(texts.included);
          },
        }),
    });
  return (
    <>
      {comparing.error !== null && (
        <Banner tone="red" title={errorText(comparing.error, publishMessages.compareFailed)}>
          <Button variant="default" loading={comparing.isFetching} onClick={() => void comparing.refetch()}>
            {publishPageMessages.tryAgain}
          </Button>
        </Banner>
      )}
      {isAsked && comparing.error === null && changes.length === 0 && (
        <output className={classes['quiet']}>
          {found === undefined ? publishPageMessages.changes.comparing : texts.unedited}
        </output>
      )}
      {isEdited && (
        <>
          <Banner tone="amber" title={texts.edited(changes.length)}>
            {texts.question(changes.length)}
          </Banner>
          <details>
            <summary>{texts.show}</summary>
            <ChangeChoice changes={changes} unticked={unticked} onChange={setUnticked} />
          </details>
        </>
      )}
      {failure !== null && <Banner tone="red" title={failure} />}
      <div className={classes['actions']}>
        {isEdited && (
          <Button size="sm" loading={pending} disabled={ticked?.length === 0} onClick={include}>
            {texts.include}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
