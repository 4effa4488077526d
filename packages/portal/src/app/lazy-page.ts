import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A page in a file of its own, loaded when it is first shown. It is React's `lazy` rather than the router's: the router
 * would load a page before the guard above it has decided whether it may be shown. Pages name their return type: to infer
 * it, the checker would need the router's type, which is made of the pages'.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
