import { createSources, type SourcesService } from '@lineup/services';
import { useMemo } from 'react';
import { usePortal } from '../portal-context.ts';

/** The services for files from the web. In their own file, so that only pages that import load them. */
export function useSources(): SourcesService {
  const { functions } = usePortal().provider;
  return useMemo(() => createSources(functions), [functions]);
}
