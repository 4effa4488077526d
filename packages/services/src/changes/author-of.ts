import type { ChangeAuthor } from '@lineup/domain';
import { ProviderError, type ReadingProvider, type Session } from '@lineup/provider';

/** Returns the signed-in user as soon as the session is known. Fails with `unauthenticated` or `unavailable`. */
export async function authorOf(auth: ReadingProvider['auth']): Promise<ChangeAuthor> {
  let leave: () => void = () => undefined;
  const session = await new Promise<Session>((resolve) => {
    leave = auth.observe((current) => {
      if (current.state !== 'loading') resolve(current);
    });
  });
  leave();
  if ('user' in session) return { id: session.user.id, email: session.user.email };
  throw new ProviderError(session.state === 'unreachable' ? 'unavailable' : 'unauthenticated');
}
