import { lookPageMessages, publishPageMessages, timestampToMillis, type Festival } from '@lineup/domain';
import type { Publication, Release } from '@lineup/domain/release';
import type { PublishedRelease, Versioned } from '@lineup/services';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { PreviewLinks } from './preview-links/preview-links.tsx';
import { Addresses } from './addresses.tsx';
import { FailedRelease } from './failed-release.tsx';
import { PlannedRelease } from './planned-release.tsx';
import { PublicationState } from './publication-state.tsx';
import classes from './publish-tab.module.css';
import { ReleaseList } from './release-list.tsx';
import { usePublication } from '../../app/queries/use-publication.ts';
import { useReleases } from './use-release-data.ts';
import { Webhook } from './webhook.tsx';
import { NextRelease } from './next-release.tsx';

const texts = publishPageMessages;

const LookSection = lazy(async () => ({ default: (await import('./look/look-section.tsx')).LookSection }));

/** What is public about the festival, what would change, and publishing it. */
export function PublishTab({ festival }: { readonly festival: Versioned<Festival> }) {
  const publication = usePublication(festival.id);
  const releases = useReleases(festival.id);
  const failed = [publication, releases].find((live) => live.status === 'error');
  return (
    <section className={classes['tab']}>
      <header className={classes['head']}>
        <h2>{texts.title}</h2>
        <p>{texts.intro}</p>
      </header>
      {failed?.status === 'error' && (
        <EmptyState
          title={failed.error.message}
          action={<Button onClick={failed.retry}>{texts.tryAgain}</Button>}
        >
          {texts.loadFailedAdvice}
        </EmptyState>
      )}
      {failed === undefined && (publication.status === 'loading' || releases.status === 'loading') && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {publication.status === 'success' && releases.status === 'success' && (
        <Releases festival={festival} publication={publication.data} releases={releases.data} />
      )}
    </section>
  );
}

interface ReleasesProps {
  readonly festival: Versioned<Festival>;
  readonly publication: Publication | null;
  /** The latest releases of all kinds, newest first. */
  readonly releases: readonly Release[];
}

function Releases({ festival, publication, releases }: ReleasesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const out = releases.filter(({ state }) => state === 'published');
  const planned = releases.filter(({ state }) => state === 'planned');
  const toState = () => heading.current?.focus();
  const tell = ({ number, state }: PublishedRelease) => {
    toast.success(state === 'planned' ? texts.isPlanned : texts.isPublished(number));
    toState();
  };
  return (
    <div className={classes['columns']}>
      <div className={classes['work']}>
        <PublicationState
          festival={festival}
          publication={publication}
          latest={out.find(({ id }) => id === publication?.latest) ?? null}
          headingRef={heading}
        />
        {publication !== null && publication.failed !== null && (
          <FailedRelease
            festival={festival}
            failed={publication.failed}
            release={releases.find(({ id }) => id === publication.failed?.releaseId) ?? null}
          />
        )}
        {planned.map((release) => (
          // Including edits creates a new release for the same time.
          <PlannedRelease key={plannedTime(release)} festival={festival} release={release} />
        ))}
        <NextRelease festival={festival} publication={publication} onPublished={tell} />
        <Suspense fallback={<LookSkeleton />}>
          <LookSection festival={festival} />
        </Suspense>
        {publication !== null && out.length > 0 && (
          <ReleaseList festival={festival} publication={publication} releases={out} onDone={toState} />
        )}
      </div>
      <aside className={classes['side']} aria-label={texts.aside}>
        {publication !== null && <Addresses slug={publication.slug} festivalName={festival.name} />}
        <PreviewLinks festival={festival} />
        {publication !== null && (
          <Webhook festivalId={festival.id} clocks={festival} publication={publication} />
        )}
      </aside>
    </div>
  );
}

function LookSkeleton() {
  return (
    <SkeletonGroup label={lookPageMessages.loading}>
      <Skeleton className={classes['look']} />
    </SkeletonGroup>
  );
}

function plannedTime({ plannedFor }: Release): number {
  return plannedFor === null ? 0 : timestampToMillis(plannedFor);
}
