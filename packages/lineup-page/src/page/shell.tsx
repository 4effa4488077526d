/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { formatLongDate, formatTime, plainDateOf } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import type { Child } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { Head, type PageAbout } from './head.tsx';
import { datesText } from './labels.ts';
import { PageHeader } from './page-header.tsx';

interface ShellProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
  readonly about: PageAbout;
  readonly children: Child;
}

/** The document around a view. What its script goes by stands on the root: the release, the festival, and where the page is. */
export function Shell({ release, place, about, children }: ShellProps) {
  const { festival } = release;
  return (
    <html
      lang="en"
      data-release={release.release.id}
      data-festival={festival.id}
      data-page={pagePath(place)}
      data-kind={place.kind}
    >
      <Head release={release} place={place} about={about} />
      <body class={festival.hourCycle}>
        <a class="skip" href="#content">
          Skip to the {about.name}
        </a>
        <PageHeader release={release} place={place} />
        {children}
        <footer>
          <p>{releasedText(release)}</p>
        </footer>
      </body>
    </html>
  );
}

/** A whole document as an answer. Nothing in these pages is awaited, so that an element is text as soon as it is asked for. */
export function htmlFile(document: HtmlEscapedString | Promise<HtmlEscapedString>): PublicFile {
  return {
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html>${document as HtmlEscapedString}`,
    cors: false,
  };
}

/** What is said of a page of the whole programme where it is passed on. */
export function aboutProgramme({ festival }: PublicRelease): Pick<PageAbout, 'description' | 'picture'> {
  const about = [datesText(festival.days), festival.location].filter(Boolean).join(' · ');
  return { description: `The programme by day, stage and artist. ${about}`, picture: festival.cover };
}

/** Instead of a lineup. */
export function Notice({ title, children }: { readonly title: string; readonly children: Child }) {
  return (
    <main id="content" class="notice" tabindex={-1}>
      <h2>{title}</h2>
      <p>{children}</p>
    </main>
  );
}

export const withdrawn = (
  <Notice title="This lineup has been withdrawn">
    The festival has taken its lineup back for now. What was announced here no longer holds. Please come back
    later.
  </Notice>
);

function releasedText({ release, festival }: PublicRelease): string {
  const { number, publishedAt, plannedFor, late } = release;
  const released = `Release ${number}, out since ${momentText(publishedAt, festival)}`;
  if (!late || plannedFor === null) return `${released}.`;
  return `${released}: later than planned (${momentText(plannedFor, festival)}).`;
}

function momentText(instant: number, { timezone, hourCycle }: PublicRelease['festival']): string {
  return `${formatLongDate(plainDateOf(instant, timezone))}, ${formatTime(instant, timezone, hourCycle)}`;
}
