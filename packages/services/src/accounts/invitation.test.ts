import { invitationMessages, messages } from '@lineup/domain';
import { ProviderError, type ProviderErrorCode } from '@lineup/provider';
import { describe, expect, it, vi } from 'vitest';
import { createInvitation } from './invitation.ts';

const password = 'a password of their own';
const failing = (code: ProviderErrorCode, userMessage?: string) => {
  const fail = () =>
    Promise.reject(new ProviderError(code, code, userMessage === undefined ? {} : { userMessage }));
  return createInvitation({ invitations: { find: fail, accept: fail } });
};

describe('the link of an invitation', () => {
  it('is good for the address it was sent to', async () => {
    const service = createInvitation({
      invitations: { find: () => Promise.resolve('ada@festival.example'), accept: () => Promise.resolve() },
    });
    expect(await service.find('x')).toEqual({ kind: 'good', email: 'ada@festival.example' });
  });

  it.each<[ProviderErrorCode, object]>([
    ['not-found', { kind: 'refused' }],
    ['unavailable', { kind: 'failed', error: messages.provider.unavailable }],
    ['too-many-requests', { kind: 'failed', error: invitationMessages.failed.tooMany }],
    ['internal', { kind: 'failed', error: invitationMessages.failed.title }],
  ])('that fails with %s comes to %j', async (code, result) => {
    expect(await failing(code).find('x')).toEqual(result);
  });
});

describe('a password given with it', () => {
  it('is sent once it is long enough and repeated', async () => {
    const accept = vi.fn(() => Promise.resolve());
    const service = createInvitation({ invitations: { find: () => Promise.resolve(''), accept } });
    expect(await service.accept('x', 'elevenchars', 'elevenchars')).toMatchObject({ kind: 'failed' });
    const different = await service.accept('x', password, `${password}!`);
    expect(different).toEqual({ kind: 'failed', error: invitationMessages.notEqual });
    expect(accept).not.toHaveBeenCalled();
    expect(await service.accept('x', password, password)).toEqual({ kind: 'accepted' });
    expect(accept).toHaveBeenCalledWith('x', password);
  });

  it.each<[ProviderErrorCode, string | undefined, object]>([
    ['not-found', undefined, { kind: 'refused' }],
    ['invalid-argument', 'Too common', { kind: 'failed', error: 'Too common' }],
    ['internal', undefined, { kind: 'failed', error: invitationMessages.failed.notSet }],
  ])('that fails with %s (%s) comes to %j', async (code, userMessage, result) => {
    expect(await failing(code, userMessage).accept('x', password, password)).toEqual(result);
  });
});
