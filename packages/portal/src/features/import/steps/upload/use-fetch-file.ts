import { sourceMessages } from '@lineup/domain';
import { toServiceError } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { FetchedFile } from '../../../../app/fetched-file.ts';
import { useSources } from '../../../../app/provider/use-sources.ts';

export type Fetching =
  { readonly status: 'waiting' | 'running' } | { readonly status: 'failed'; readonly text: string };

const waiting: Fetching = { status: 'waiting' };

/** Makes the server download the file at an address. A response after cancelling or leaving the page is dropped. */
export function useFetchFile(festivalId: string, onFile: (file: File) => void) {
  const sources = useSources();
  const [state, setState] = useState<Fetching>(waiting);
  const current = useRef<object | null>(null);
  useEffect(() => () => void (current.current = null), []);

  const fetch = async (address: string) => {
    if (current.current !== null) return;
    if (address.trim() === '') return setState({ status: 'failed', text: sourceMessages.missing });
    const call = {};
    current.current = call;
    setState({ status: 'running' });
    const end = (next: Fetching, file: File | null = null) => {
      if (current.current !== call) return;
      current.current = null;
      setState(next);
      if (file !== null) onFile(file);
    };
    try {
      const found = await sources.fetch(festivalId, address);
      if (found.state === 'file') end(waiting, new FetchedFile(found));
      else end({ status: 'failed', text: textOf(found) });
    } catch (error) {
      end({ status: 'failed', text: toServiceError(error, sourceMessages.failed).message });
    }
  };

  return {
    state,
    fetch,
    cancel: () => {
      current.current = null;
      setState(waiting);
    },
  };
}

function textOf(
  found: Exclude<Awaited<ReturnType<ReturnType<typeof useSources>['fetch']>>, { state: 'file' }>,
) {
  return found.state === 'failed' ? sourceMessages.problems[found.problem] : sourceMessages.failed;
}
