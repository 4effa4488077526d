import { publishMessages, publishPageMessages, timestampFromMillis, type Festival } from '@lineup/domain';
import { slugPattern, type Publication } from '@lineup/domain/release';
import { errorText, type PublishedRelease } from '@lineup/services';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type FormEvent } from 'react';
import { usePortal } from '../../app/portal-context.ts';
import { Button } from '../../design/controls/button.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { ChangeChoice } from './change-choice.tsx';
import { listChanges, type ListedChange } from './listed-changes.ts';
import { useReleaseChoice } from './release-choice.ts';
import { AddressField, TimeFields } from './release-fields.tsx';
import { readTime } from './release-time.ts';
import { tickedKeys } from './ticks.ts';
import { usePublishRelease } from './use-publish-release.ts';
import { useComparison, useOpenConflicts } from './use-release-data.ts';
import classes from './next-release.module.css';

interface NextReleaseProps {
  readonly festival: Festival;
  /** Null if nothing was ever public. */
  readonly publication: Publication | null;
  readonly onPublished: (release: PublishedRelease) => void;
}

const texts = publishPageMessages;

/**
 * What a release would change of the published lineup, compared again after every edit, and the button that publishes.
 */
export function NextRelease({ festival, publication, onPublished }: NextReleaseProps) {
  const version = `${publication?.current} ${publication?.number}`;
  const comparison = useComparison({ festivalId: festival.id, releaseId: null, version });
  const comparing = comparison.whole;
  const compared = comparing.data;
  const changes = useMemo(() => listChanges(compared?.changes ?? [], festival), [compared, festival]);
  return (
    <section className={classes['section']} aria-labelledby="next-release">
      <h3 id="next-release">{texts.changes.title}</h3>
      {compared === undefined && comparing.isPending && (
        <SkeletonGroup label={texts.changes.comparing}>
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {comparing.error !== null && (
        <Banner tone="red" title={errorText(comparing.error, publishMessages.compareFailed)}>
          <Button variant="default" loading={comparing.isFetching} onClick={() => void comparing.refetch()}>
            {texts.tryAgain}
          </Button>
        </Banner>
      )}
      {compared !== undefined && (
        <ReleaseForm
          festival={festival}
          publication={publication}
          changes={changes}
          sets={compared.sets}
          suggestedSlug={compared.suggestedSlug}
          comparison={comparison}
          onPublished={onPublished}
        />
      )}
    </section>
  );
}

/** What is usually missing before a first release. */
function AddLineup({ festivalId }: { readonly festivalId: string }) {
  const navigate = useNavigate();
  const upload = () => void navigate({ to: '/festival/$id/upload', params: { id: festivalId } });
  return (
    <div>
      <Button variant="default" onClick={upload}>
        {texts.changes.addLineup}
      </Button>
    </div>
  );
}

interface ReleaseFormProps extends NextReleaseProps {
  readonly changes: readonly ListedChange[];
  readonly sets: number;
  readonly suggestedSlug: string;
  readonly comparison: ReturnType<typeof useComparison>;
}

function ReleaseForm(props: ReleaseFormProps) {
  const { festival, publication, changes, sets, suggestedSlug, comparison, onPublished } = props;
  const { now } = usePortal();
  const { choice, change, clear } = useReleaseChoice(festival.id);
  const { publish, pending, failure, forget } = usePublishRelease({
    festival,
    compare: comparison.compare,
    onPublished(release) {
      setAsked(false);
      clear();
      onPublished(release);
    },
  });
  // Errors are shown after the first attempt, and updated while typing.
  const [isAsked, setAsked] = useState(false);
  const isFirst = publication === null;
  const slug = choice.slug ?? suggestedSlug;
  const slugError = isFirst && isAsked ? slugErrorOf(slug) : undefined;
  const isLater = choice.when === 'later';
  const read = isLater ? readTime(choice, festival, now()) : null;
  const ticked = useMemo(() => tickedKeys(changes, choice.unticked), [changes, choice.unticked]);
  const openConflicts = useOpenConflicts(comparison, ticked);
  const isNothing = changes.length > 0 && ticked?.length === 0;
  const edit = (part: Parameters<typeof change>[0]) => {
    forget();
    change(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isNothing || (isFirst && slugErrorOf(slug) !== undefined) || read?.ok === false) return;
    publish({
      ticked,
      at: read?.ok === true ? timestampFromMillis(read.instant) : null,
      ...(isFirst && { slug }),
    });
  };
  const isOut = publication !== null && publication.current !== null;
  if (isOut && changes.length === 0) return <p className={classes['quiet']}>{texts.changes.none}</p>;
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <p className={classes['quiet']}>
        {isOut ? texts.changes.count(changes.length) : texts.changes.first(sets)}
      </p>
      {isFirst && sets === 0 && <AddLineup festivalId={festival.id} />}
      {isFirst && (
        <AddressField
          value={slug}
          error={slugError ?? (failure?.field === 'address' ? failure.text : undefined)}
          onChange={(written) => edit({ slug: written })}
        />
      )}
      <TimeFields
        festival={festival}
        choice={choice}
        onChange={edit}
        read={isAsked || read?.ok === true ? read : null}
        refused={failure?.field === 'time' ? failure.text : null}
      />
      {changes.length > 0 && (
        <ChangeChoice
          changes={changes}
          unticked={choice.unticked}
          onChange={(unticked) => edit({ unticked })}
        />
      )}
      {failure !== null && failure.field === null && <Banner tone="red" title={failure.text} />}
      {isNothing && isAsked && <Banner tone="red" title={texts.changes.nothingTicked} />}
      <div className={classes['actions']}>
        <OpenConflicts festivalId={festival.id} count={openConflicts} isPart={ticked !== null} />
        <Button type="submit" loading={pending}>
          {buttonText(isLater, ticked)}
        </Button>
      </div>
    </form>
  );
}

interface OpenConflictsProps {
  readonly festivalId: string;
  readonly count: number;
  /** Whether only some of the changes are published. */
  readonly isPart: boolean;
}

function OpenConflicts({ festivalId, count, isPart }: OpenConflictsProps) {
  if (count === 0) return null;
  if (isPart) return <span className={classes['conflicts']}>{texts.conflicts.openInPart(count)}</span>;
  return (
    <Link
      className={classes['conflicts']}
      to="/festival/$id/{-$tab}"
      params={{ id: festivalId, tab: 'schedule' }}
      search={{ panel: 'conflicts' }}
    >
      {texts.conflicts.open(count)}
    </Link>
  );
}

function buttonText(isLater: boolean, ticked: readonly string[] | null): string {
  if (isLater) return texts.plan;
  return ticked === null ? texts.publish : texts.publishTicked(ticked.length);
}

function slugErrorOf(slug: string): string | undefined {
  if (slug.trim() === '') return publishMessages.slugNeeded;
  return slugPattern.test(slug) ? undefined : publishMessages.slugInvalid;
}
