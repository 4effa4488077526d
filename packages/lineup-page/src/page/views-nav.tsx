/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { pageHref, type PublicPlace } from '../place.ts';
import { useLanguage } from './page-language.ts';
import { views, type ViewName } from './views.ts';

interface ViewsNavProps {
  readonly place: PublicPlace;
  readonly current: ViewName;
  /** The page is below that view. */
  readonly isBelow?: boolean;
}

/** Links to the views of the lineup. */
export function ViewsNav({ place, current, isBelow = false }: ViewsNavProps) {
  const language = useLanguage();
  return (
    <nav class="views" aria-label={language.text('views')}>
      <ul>
        {Object.entries(views).map(([name, { path, label }]) => (
          <li>
            <a
              href={pageHref(place, path)}
              aria-current={name !== current ? undefined : isBelow ? 'true' : 'page'}
            >
              <span>{language.text(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
