import { lookLimits, type PageLink } from '@lineup/domain';

/** A link in the form; `key` stays the same while it is edited. */
export interface LinkRow extends PageLink {
  readonly key: string;
}

export function withKeys(links: readonly PageLink[]): readonly LinkRow[] {
  return links.map(({ label, url }, index) => ({ label, url, key: `link ${index}` }));
}

/** Appends a link; returns the same rows if the maximum is reached. */
export function addLink(rows: readonly LinkRow[]): readonly LinkRow[] {
  if (rows.length >= lookLimits.links) return rows;
  const keys = new Set(rows.map(({ key }) => key));
  let number = rows.length;
  while (keys.has(`link ${number}`)) number += 1;
  return [...rows, { label: '', url: '', key: `link ${number}` }];
}

/** Moves the row at `from` to the position `to`. Returns the rows unchanged if a position does not exist. */
export function moveLink(rows: readonly LinkRow[], from: number, to: number): readonly LinkRow[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), row, ...others.slice(to)];
}
