import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A page with its own file. */
export interface LazyPage<Props = unknown> {
  (props: Props): ReactNode;
  /** Loads the page so that it can be shown without waiting. Rejects if it fails to load. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * Creates a page with its own file, loaded when it is first shown. It uses React's `lazy` instead of the router's: the
 * router would load a page before the guard above it has decided whether to show it. Once loaded, the page is rendered
 * without `lazy`, because React delays content after a suspended fallback by a third of a second. Pages declare their
 * return type: to infer it, the checker would need the router's type, which depends on the pages.
 */
export function lazyPage<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let page: ComponentType<Props> | null = null;
  const fetch = async () => {
    page = (await load())[name];
    return { default: page };
  };
  const Late = lazy(fetch);
  const Page = (props: Props) => {
    // Stays the same component: another one in its place would remount.
    const [Shown] = useState<ComponentType<Props>>(() => page ?? Late);
    return <Shown {...props} />;
  };
  return Object.assign(Page, { fetch });
}
