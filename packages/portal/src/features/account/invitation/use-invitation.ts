import { createInvitation, type FoundInvitation } from '@lineup/services';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../../app/portal-context.ts';

/** The progress of accepting an invitation. */
export type InvitationState =
  | { readonly step: 'loading' }
  | { readonly step: 'incomplete' }
  | { readonly step: 'refused' }
  | { readonly step: 'failed'; readonly error: string }
  | { readonly step: 'form'; readonly email: string }
  | { readonly step: 'done'; readonly email: string };

/**
 * Removes the secret from the address, so that neither the browser history nor a screenshot contains it, and checks it.
 * It comes after `#`, which browsers do not send to servers.
 */
export function useInvitation() {
  const { provider } = usePortal();
  const { history } = useRouter();
  const [service] = useState(() => createInvitation(provider.auth));
  const hash = useLocation({ select: (location) => location.hash });
  const [token] = useState(hash);
  const [state, setState] = useState<InvitationState>({ step: token === '' ? 'incomplete' : 'loading' });

  useEffect(() => {
    if (history.location.hash !== '') history.replace(history.location.pathname);
  }, [history]);

  const look = useCallback(
    () => service.find(token).then((found) => setState(stateOf(found))),
    [service, token],
  );
  useEffect(() => {
    if (token !== '') void look();
  }, [look, token]);

  const retry = async () => {
    setState({ step: 'loading' });
    await look();
  };
  /** Resolves to why the password was not set, or null. */
  const accept = async (email: string, password: string, repeated: string): Promise<string | null> => {
    const outcome = await service.accept(token, password, repeated);
    if (outcome.kind === 'failed') return outcome.error;
    setState(outcome.kind === 'accepted' ? { step: 'done', email } : { step: 'refused' });
    return null;
  };
  return { state, retry, accept };
}

function stateOf(found: FoundInvitation): InvitationState {
  switch (found.kind) {
    case 'good':
      return { step: 'form', email: found.email };
    case 'refused':
      return { step: 'refused' };
    default:
      return { step: 'failed', error: found.error };
  }
}
