/** Groups of addresses by what they are for. None has the name of a festival in it, as the addresses themselves may. */
const groups = [
  ['public', /^\/(?:lineup(?:\/|$)|lineup-assets\/|lineup-schema\.json)/u],
  ['documents', /^\/api\/documents(?:\/|$)/u],
  ['changes', /^\/api\/changes$/u],
  ['functions', /^\/api\/functions\//u],
  ['auth', /^\/(?:api\/auth\/|reset-password$)/u],
  ['files', /^\/(?:api\/files|files)(?:\/|$)/u],
  ['preview', /^\/preview\//u],
  ['stage', /^\/stage(?:\/|$)/u],
  ['service', /^\/(?:healthz|metrics|config\.json)$/u],
] as const;

export type RouteGroup = (typeof groups)[number][0] | 'pages';

/** The group of an address; what no other group has is a page or a file of the portal. */
export function routeGroup(path: string): RouteGroup {
  return groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages';
}
