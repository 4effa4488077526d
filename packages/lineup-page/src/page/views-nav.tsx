/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { pagePath, type PublicPlace } from '../place.ts';
import { views, type ViewName } from './views.ts';

interface ViewsNavProps {
  readonly place: PublicPlace;
  readonly current: ViewName;
  /** The page is one below that view. */
  readonly isBelow?: boolean;
}

/** The ways to look at the lineup. */
export function ViewsNav({ place, current, isBelow = false }: ViewsNavProps) {
  return (
    <nav class="views" aria-label="Views">
      <ul>
        {Object.entries(views).map(([name, { path, label }]) => (
          <li>
            <a
              href={pagePath(place) + path}
              aria-current={name !== current ? undefined : isBelow ? 'true' : 'page'}
            >
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
