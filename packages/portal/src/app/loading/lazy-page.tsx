import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A page in a file of its own. */
export interface LazyPage<Props = unknown> {
  (props: Props): ReactNode;
  /** Loads it, so that it is shown without a moment of waiting. Rejects when it does not arrive. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A page in a file of its own, loaded when it is first shown. It is React's `lazy` rather than the router's: the router
 * would load a page before the guard above it has decided whether it may be shown. Once it is there, it is shown without
 * `lazy`, since React holds back for a third of a second what follows on a sign of waiting. Pages name their return type:
 * to infer it, the checker would need the router's type, which is made of the pages'.
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
    // It stays what it was: another component in its place would begin again.
    const [Shown] = useState<ComponentType<Props>>(() => page ?? Late);
    return <Shown {...props} />;
  };
  return Object.assign(Page, { fetch });
}
