import { PeopleService, type People, type ServiceError } from '@lineup/services';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../../app/portal-context.ts';

export type LoadedPeople =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: ServiceError }
  | { readonly status: 'loaded'; readonly people: People };

/** Reads who has access, with the calls that change it. Reloaded after each change; not followed live. */
export function usePeople() {
  const { provider } = usePortal();
  const service = useMemo(() => new PeopleService(provider), [provider]);
  const [loaded, setLoaded] = useState<LoadedPeople>({ status: 'loading' });
  const load = useCallback(
    () =>
      service.list().then(
        (people) => setLoaded({ status: 'loaded', people }),
        (error: ServiceError) => setLoaded({ status: 'error', error }),
      ),
    [service],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setLoaded({ status: 'loading' });
    void load();
  };
  return { loaded, service, reload: load, retry };
}
