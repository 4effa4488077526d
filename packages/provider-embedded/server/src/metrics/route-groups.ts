/** Groups of addresses by purpose. Unlike the addresses, they never contain a festival's name. */
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

/** The group of an address; all others are pages or files of the portal. */
export function routeGroup(path: string): RouteGroup {
  return groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages';
}
