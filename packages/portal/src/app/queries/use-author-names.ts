import { authorText, type ChangeAuthor } from '@lineup/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { usePortal } from '../portal-context.ts';
import { createAuthorNames, type AuthorNames } from './author-names.ts';

/** Dropped with the session, like its query cache. */
const ofSessions = new WeakMap<QueryClient, AuthorNames>();

/** Returns the names of these people: the display name once it is known, else the e-mail address. */
export function useAuthorNames(people: readonly ChangeAuthor[]): (by: ChangeAuthor) => string {
  const names = useNames();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const ids = people.map(({ id }) => id).join(' ');
  useEffect(() => names.subscribe(render), [names]);
  useEffect(() => names.ask(ids.split(' ')), [names, ids]);
  return (by) => names.find(by.id) ?? authorText(by);
}

function useNames(): AuthorNames {
  const queries = useQueryClient();
  const { functions } = usePortal().provider;
  const known = ofSessions.get(queries);
  if (known !== undefined) return known;
  const made = createAuthorNames(functions);
  ofSessions.set(queries, made);
  return made;
}
