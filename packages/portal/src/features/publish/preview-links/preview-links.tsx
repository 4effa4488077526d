import { previewLinkMessages, timestampToMillis, type Festival } from '@lineup/domain';
import type { PreviewLink } from '@lineup/domain/release';
import { useRef, useState } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';
import { useNow } from '../../../app/time/use-now.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { Skeleton, SkeletonGroup } from '../../../design/page/skeleton.tsx';
import { LinkItem } from './link-item.tsx';
import classes from './preview-links.module.css';
import { usePreviewLinks } from './use-preview-links.ts';

const load = () => import('./create-dialog.tsx');

const texts = previewLinkMessages;

/** The links with which people without an account see the draft: who has which, creating and revoking them. */
export function PreviewLinks({ festival }: { readonly festival: Festival }) {
  const links = usePreviewLinks(festival.id);
  const { part, fetch, hints } = usePart(load);
  const [asked, setAsked] = useState<{ readonly turn: number; readonly opened: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = async () => {
    if (part === null && !(await fetch(() => void open()))) return;
    setAsked((before) => ({ turn: (before?.turn ?? 0) + 1, opened: true }));
  };
  return (
    <section className={classes['section']} aria-labelledby="preview-links" data-setting="previewLinks">
      <h3 id="preview-links" ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <p className={classes['intro']}>{texts.intro}</p>
      <Button {...hints} size="sm" variant="default" aria-haspopup="dialog" onClick={() => void open()}>
        {texts.create}
      </Button>
      {links.status === 'loading' && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {links.status === 'error' && (
        <Banner tone="red" title={links.error.message}>
          <Button size="sm" variant="default" onClick={links.retry}>
            Try Again
          </Button>
        </Banner>
      )}
      {links.status === 'success' && (
        <LinkLists festival={festival} links={links.data} onRevoked={() => heading.current?.focus()} />
      )}
      {part !== null && asked !== null && (
        <part.CreateDialog
          key={asked.turn}
          festival={festival}
          opened={asked.opened}
          onClose={() => setAsked({ ...asked, opened: false })}
        />
      )}
    </section>
  );
}

interface LinkListsProps {
  readonly festival: Festival;
  readonly links: readonly PreviewLink[];
  readonly onRevoked: () => void;
}

/** The working links, and a collapsed list of the others. */
function LinkLists({ festival, links, onRevoked }: LinkListsProps) {
  const now = useNow();
  const works = ({ revokedAt, expiresAt }: PreviewLink) =>
    revokedAt === null && timestampToMillis(expiresAt) > now;
  const working = links.filter(works);
  const ended = links.filter((link) => !works(link));
  return (
    <>
      {working.length === 0 ? (
        <p className={classes['intro']}>{texts.none}</p>
      ) : (
        <ul className={classes['links']} aria-label={texts.list}>
          {working.map((link) => (
            <LinkItem key={link.id} {...{ festival, link, onRevoked }} works />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details className={classes['ended']}>
          <summary>{texts.ended(ended.length)}</summary>
          <ul className={classes['links']}>
            {ended.map((link) => (
              <LinkItem key={link.id} {...{ festival, link, onRevoked }} works={false} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
