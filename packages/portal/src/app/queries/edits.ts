import type { ServiceError } from '@lineup/services';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { showEdits, storedKey, type Edit } from './shown-edits.ts';

/** What is stored under a key as far as pages have followed it. */
export type Stored = (key: readonly string[]) => unknown;

interface EditOptions<Result, Variables> {
  readonly mutationKey?: readonly string[];
  /** Those of one scope are carried out one after the other; all are shown at once. */
  readonly scope?: { readonly id: string };
  readonly mutationFn: (variables: Variables) => Promise<Result>;
  /** What the pages show from now on. */
  readonly edits: (variables: Variables, stored: Stored) => readonly Edit[];
  readonly onSettled?: () => void;
  readonly onError?: (error: ServiceError) => void;
}

/** This long, in milliseconds, a change that was stored is shown where the news of it does not come. */
export const longestWait = 10_000;

/**
 * A mutation that is shown before its answer, and taken back when it fails; whoever started it tells why. What others change
 * in the meantime is shown as well: an edit lies over what is stored and changes nothing in it.
 */
export function useEdit<Result, Variables>({ edits, onError, ...options }: EditOptions<Result, Variables>) {
  const queries = useQueryClient();
  const stored: Stored = (key) => queries.getQueryData(storedKey(key));
  return useMutation<Result, ServiceError, Variables, () => void>({
    ...options,
    onMutate: (variables) => showEdits(queries, edits(variables, stored)),
    onError(error, _variables, takeBack) {
      takeBack?.();
      onError?.(error);
    },
    onSuccess: (_answer, _variables, end) => void setTimeout(end, longestWait),
  });
}

/** Resolves when nothing that was asked to be stored waits for its answer any more. */
export function editsAnswered(queries: QueryClient): Promise<void> {
  const mutations = queries.getMutationCache();
  const isPending = () => mutations.getAll().some(({ state }) => state.status === 'pending');
  if (!isPending()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = mutations.subscribe(() => {
      if (isPending()) return;
      stop();
      resolve();
    });
  });
}
