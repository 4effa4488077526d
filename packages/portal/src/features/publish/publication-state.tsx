import { publishPageMessages, type Festival } from '@lineup/domain';
import type { Publication, Release } from '@lineup/domain/release';
import type { Ref } from 'react';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import { CopyButton } from '../../design/controls/copy-button.tsx';
import { StatusBadge } from '../../design/festival/status-badge.tsx';
import { IconCircleCheck } from '../../design/icons.ts';
import { publicAddress, withoutScheme } from './public-address.ts';
import classes from './publication-state.module.css';
import { RenameAddress } from './rename-address.tsx';
import { timeText } from './release-time.ts';

interface PublicationStateProps {
  readonly festival: Festival;
  readonly publication: Publication | null;
  /** The last published release, if known. */
  readonly latest: Release | null;
  /** The ref of the heading, which takes the focus after publishing. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const texts = publishPageMessages.state;

/** What visitors currently see, in one sentence, and where. */
export function PublicationState({ festival, publication, latest, headingRef }: PublicationStateProps) {
  const nameOf = useAuthorNames(latest === null ? [] : [latest.by]);
  const since = latest?.publishedAt ?? publication?.updated_at;
  const isOut = publication !== null && publication.current !== null;
  const isNew = publication === null || publication.latest === null;
  return (
    <section className={classes['state']} data-out={isOut}>
      <h3 ref={headingRef} tabIndex={-1}>
        {isOut && <IconCircleCheck size={26} aria-hidden />}
        {isNew ? texts.never : headline(isOut, since === undefined ? '' : timeText(since, festival))}
      </h3>
      {isNew && <p>{texts.neverAdvice}</p>}
      {!isNew && !isOut && <p>{texts.withdrawnAdvice}</p>}
      {latest !== null && latest.number !== null && isOut && (
        <p className={classes['facts']}>
          {texts.release(latest.number, nameOf(latest.by))}
          {latest.late && <StatusBadge tone="amber">{publishPageMessages.releases.late}</StatusBadge>}
        </p>
      )}
      {isOut && latest?.late === true && latest.plannedFor !== null && (
        <p>{texts.late(timeText(latest.plannedFor, festival))}</p>
      )}
      {publication !== null && <Address festivalId={festival.id} slug={publication.slug} />}
    </section>
  );
}

interface AddressProps {
  readonly festivalId: string;
  readonly slug: string;
}

function Address({ festivalId, slug }: AddressProps) {
  const address = publicAddress(slug);
  return (
    <div className={classes['address']}>
      <a href={address} target="_blank" rel="noreferrer">
        {withoutScheme(address)}
      </a>
      <CopyButton text={address} what={texts.address} />
      <RenameAddress festivalId={festivalId} slug={slug} />
    </div>
  );
}

function headline(isOut: boolean, since: string): string {
  return isOut ? texts.out(since) : texts.withdrawn(since);
}
