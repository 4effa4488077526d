import { publishPageMessages, type Festival } from '@lineup/domain';
import type { Publication, Release } from '@lineup/domain/release';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import { useState } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { Button } from '../../design/controls/button.tsx';
import { StatusBadge } from '../../design/festival/status-badge.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { toast } from '../../design/toasts/toast.ts';
import classes from './release-list.module.css';
import { timeText } from './release-time.ts';
import { usePublishAction } from './use-publish-action.ts';

interface ReleaseListProps {
  readonly festival: Festival;
  readonly publication: Publication;
  /** The published releases, newest first. */
  readonly releases: readonly Release[];
  /** Called when another release has become public. */
  readonly onDone: () => void;
}

const texts = publishPageMessages.releases;

/** The number listed initially. */
const few = 8;

/** All published releases, with buttons to return to one and to withdraw the last one. */
export function ReleaseList({ festival, publication, releases, onDone }: ReleaseListProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? releases : releases.slice(0, few);
  return (
    <section className={classes['section']} aria-labelledby="releases">
      <h3 id="releases">{texts.title}</h3>
      <ol className={classes['list']} reversed>
        {shown.map((release) => (
          <ReleaseRow
            key={release.id}
            festival={festival}
            release={release}
            isOut={release.id === publication.current}
            onDone={onDone}
            of={releases.find(({ id }) => id === release.of) ?? null}
          />
        ))}
      </ol>
      {!isAll && releases.length > few && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {texts.earlier(releases.length - few)}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ReleaseRowProps {
  readonly festival: Festival;
  readonly release: Release;
  /** Whether visitors see it. */
  readonly isOut: boolean;
  /** The release that it republished. */
  readonly of: Release | null;
  readonly onDone: () => void;
}

function ReleaseRow({ festival, release, isOut, of, onDone }: ReleaseRowProps) {
  const { number, kind, late, publishedAt } = release;
  const nameOf = useAuthorNames([release.by]);
  const { failure, pending, republish, withdraw } = useWaysBack(festival, release, onDone);
  return (
    <li className={classes['row']} data-out={isOut}>
      <div className={classes['words']}>
        <h4>
          {texts.number(number ?? 0)}
          {isOut && <StatusBadge tone="green">{texts.current}</StatusBadge>}
          {late && <StatusBadge tone="amber">{texts.late}</StatusBadge>}
        </h4>
        <p>
          {publishedAt !== null && timeText(publishedAt, festival)},{' '}
          <span title={release.by.email}>{nameOf(release.by)}</span>
        </p>
        <p>{whatOf(release, of)}</p>
      </div>
      <div className={classes['actions']}>
        {!isOut && kind !== 'withdraw' && (
          <Button
            size="sm"
            variant="default"
            loading={pending}
            aria-label={`${texts.republish}: ${texts.number(number ?? 0)}`}
            onClick={republish}
          >
            {texts.republish}
          </Button>
        )}
        {isOut && (
          <Button size="sm" variant="default" color="red" loading={pending} onClick={withdraw}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {failure !== null && (
        <div className={classes['failure']}>
          <Banner tone="red" title={failure} />
        </div>
      )}
    </li>
  );
}

/** Republishes a release, or withdraws it, after a question that explains the effect. */
function useWaysBack({ id }: Festival, release: Release, onDone: () => void) {
  const publishing = usePublishing();
  const { act, ...state } = usePublishAction();
  const number = release.number ?? 0;
  const { republish, republishTitle, republishText, withdraw, withdrawTitle, withdrawText } = texts;
  return {
    ...state,
    republish: () =>
      act({
        question: { title: republishTitle(number), text: republishText, confirmLabel: republish },
        async work() {
          await publishing.republish(id, release.id);
          toast.success(texts.republished(number));
          onDone();
        },
      }),
    withdraw: () =>
      act({
        question: { title: withdrawTitle, text: withdrawText, confirmLabel: withdraw, danger: true },
        async work() {
          await publishing.withdraw(id);
          toast.success(texts.withdrawn);
          onDone();
        },
      }),
  };
}

/** Describes its kind and what it changed: "Some of the changes: 3 changed, with 2 open conflicts". */
function whatOf({ kind, ticked, summary, openConflicts }: Release, of: Release | null): string {
  if (kind === 'withdraw') return texts.kinds.withdraw;
  const what = of === null || of.number === null ? texts.kinds[kind] : texts.again(of.number);
  const counts = texts.summary(summary.added, summary.changed, summary.removed);
  return [
    `${what}: ${counts}`,
    ...(ticked ? [texts.some] : []),
    ...(openConflicts === 0 ? [] : [texts.conflicts(openConflicts)]),
  ].join(' · ');
}
