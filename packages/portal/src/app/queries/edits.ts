import type { ServiceError } from '@lineup/services';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { showEdits, storedKey, type Edit } from './shown-edits.ts';

/** What is stored under a key, as far as pages have followed it. */
export type Stored = (key: readonly string[]) => unknown;

interface EditOptions<Result, Variables> {
  readonly mutationKey?: readonly string[];
  /** Mutations of one scope run one after the other; all are shown immediately. */
  readonly scope?: { readonly id: string };
  readonly mutationFn: (variables: Variables) => Promise<Result>;
  /** What the pages show from now on. */
  readonly edits: (variables: Variables, stored: Stored) => readonly Edit[];
  readonly onSettled?: () => void;
  readonly onError?: (error: ServiceError) => void;
}

/** How long, in milliseconds, a stored change stays visible if the update about it does not arrive. */
export const longestWait = 10_000;

/**
 * A mutation that is shown before its response and reverted if it fails; the caller reports the failure. Concurrent
 * changes by others are visible as well: an edit is an overlay and does not change the stored data.
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

/** Resolves when no mutation is waiting for its response any more. */
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
