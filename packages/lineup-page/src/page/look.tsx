/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PageLink } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import { pictureHref, type PublicPlace } from '../place.ts';
import { noteStart, splitLinks } from './look-parts.ts';
import { useLanguage } from './page-language.ts';

type Festival = PublicRelease['festival'];

/** The logo, with its size, so that nothing moves when it loads. The name of the festival is next to it. */
export function Logo({ logo, place }: { readonly logo: Festival['logo']; readonly place: PublicPlace }) {
  const address = logo === undefined ? null : pictureHref(place, logo.sha256);
  if (logo === undefined || address === null) return null;
  return <img class="logo" src={address} alt="" width={logo.width} height={logo.height} />;
}

/** The festival's links and note. Collapses anything that would push the lineup out of view. */
export function LinksAndNote({ festival }: { readonly festival: Festival }) {
  const language = useLanguage();
  const { pageLinks = [], pageNote } = festival;
  const { shown, folded } = splitLinks(pageLinks);
  const start = pageNote === undefined ? null : noteStart(pageNote);
  if (pageLinks.length === 0 && pageNote === undefined) return null;
  return (
    <div class="extras">
      {shown.length > 0 && (
        <nav aria-label={language.text('links')}>
          <Links links={shown} />
        </nav>
      )}
      {pageNote !== undefined && start === null && <p dir="auto">{pageNote}</p>}
      {(folded.length > 0 || start !== null) && (
        <details>
          <summary>
            {start !== null && <span dir="auto">{start} … </span>}
            <b>{language.text('more')}</b>
            <b>{language.text('less')}</b>
          </summary>
          {start !== null && <p dir="auto">{pageNote}</p>}
          {folded.length > 0 && <Links links={folded} />}
        </details>
      )}
    </div>
  );
}

/** The schema of a release only accepts https addresses. */
function Links({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map(({ label, url }) => (
        <li>
          <a href={url} rel="noopener noreferrer" dir="auto">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
