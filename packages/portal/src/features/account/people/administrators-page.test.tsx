// @vitest-environment jsdom
import { operator, paths, peopleMessages, timestampFromMillis } from '@lineup/domain';
import { password, startBackend } from '@lineup/provider-embedded/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';

const other = { id: 'other', email: 'gate@festival.example' };

async function openPage() {
  const provider = startBackend();
  provider.addColleague(other);
  const portal = renderPortal('/administrators', { provider });
  const list = within(await screen.findByRole('list', { name: peopleMessages.list }));
  const { user } = portal;
  const open = async (name: string) => {
    await user.click(list.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...portal, provider, list, open };
}

const revokeLabel = 'Revoke access of Ada Field';

describe('the administrators', () => {
  it('are listed with what is known of them, and nothing can be done about oneself', async () => {
    const { list, baseElement } = await openPage();
    const [first, second] = list.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Ada FieldYouadmin@/u);
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second?.textContent).toMatch(/gate@festival\.exampleAddedJan 1, 2026Last seen.*PhoneEnrolled/u);
    expect(screen.getByText(peopleMessages.log.none)).toBeTruthy();
    await expectAccessible(baseElement);
  });

  it('lose their access with one’s own password, and the log tells', async () => {
    const { open, user, list, baseElement } = await openPage();
    const dialog = await open(revokeLabel);
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Revoke Access' }));
    expect(await dialog.findByText(peopleMessages.passwordMissing)).toBeTruthy();
    await user.type(dialog.getByLabelText('Password'), 'not it at all');
    await user.click(dialog.getByRole('button', { name: 'Revoke Access' }));
    expect(await dialog.findByText(peopleMessages.errors.wrongPassword)).toBeTruthy();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(await screen.findByText(/ revoked access of gate@festival\.example$/u)).toBeTruthy();
  });

  it('are in the log too where an operator changed their access by a command', async () => {
    const at = timestampFromMillis(Date.UTC(2026, 0, 2));
    const entry = { at, by: operator, action: 'revoked', person: other };
    const provider = startBackend({ documents: { 'accessLog/e1': entry } });
    renderPortal('/administrators', { provider });
    const { operator: name, revoked } = peopleMessages.log;
    expect(await screen.findByText(revoked(name, other.email))).toBeTruthy();
  });

  it('have their phone reset', async () => {
    const { open, user, list } = await openPage();
    const dialog = await open('Reset phone of Ada Field');
    await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
    expect(await list.findByText(peopleMessages.phone.missing)).toBeTruthy();
    expect(await screen.findByText(/ reset the phone of gate@festival\.example$/u)).toBeTruthy();
  });

  it('are asked for once more where they could not be loaded', async () => {
    let isDown = true;
    const backend = startBackend();
    const call: typeof backend.functions.call = (name, request) =>
      isDown ? Promise.reject(new Error('down')) : backend.functions.call(name, request);
    const { user } = renderPortal('/administrators', {
      provider: { ...backend, functions: { call } },
    });
    expect(await screen.findByText(peopleMessages.loadFailed)).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('list', { name: peopleMessages.list })).toBeTruthy();
  });
});

const guest = 'guest@festival.example';

/** Opens the page with the dialog of a new invitation. */
async function openInvitation() {
  const page = await openPage();
  const { user } = page;
  await user.click(screen.getByRole('button', { name: peopleMessages.invitations.first }));
  return {
    ...page,
    dialog: within(await screen.findByRole('dialog', { name: peopleMessages.invite.title })),
  };
}

async function withInvitation() {
  const page = await openInvitation();
  await page.user.keyboard(`${guest}{Tab}${password}{Enter}`);
  const invitations = within(await screen.findByRole('list', { name: peopleMessages.invitations.title }));
  const answer = async (name: string) => {
    await page.user.click(invitations.getByRole('button', { name }));
    await screen.findByRole('dialog');
    await page.user.keyboard(`${password}{Enter}`);
  };
  return { ...page, invitations, answer };
}

describe('an invitation', () => {
  it('is sent with an address and one’s own password, and listed', async () => {
    const { invitations, baseElement } = await withInvitation();
    expect(invitations.getByRole('listitem').textContent).toMatch(
      /^guest@festival\.exampleInvited by admin@festival\.exampleSentJan 1, 2026.*ExpiresJan 4, 2026/u,
    );
    expect(await screen.findByText(/ invited guest@festival\.example$/u)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectAccessible(baseElement);
  });

  it('says at its fields what is missing or wrong', async () => {
    const { dialog, user, baseElement } = await openInvitation();
    await user.keyboard('{Enter}');
    expect(dialog.getByText(peopleMessages.errors.invalidEmail)).toBeTruthy();
    expect(dialog.getByText(peopleMessages.passwordMissing)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
    await expectAccessible(baseElement);
    await user.keyboard(`guest{Tab}${password}{Enter}`);
    expect(await dialog.findByText(peopleMessages.errors.invalidEmail)).toBeTruthy();
    expect(dialog.queryByText(peopleMessages.passwordMissing)).toBeNull();
  });

  it('that could not be mailed is listed, with the failure in the dialog', async () => {
    const { dialog, user, provider } = await openInvitation();
    provider.server.rooms.auth.mail.send = () => Promise.reject(new Error('550'));
    await user.keyboard(`${guest}{Tab}${password}{Enter}`);
    expect(await dialog.findByText(peopleMessages.errors.notMailed)).toBeTruthy();
    expect(await screen.findByText(/^Invited by /u)).toBeTruthy();
  });

  it('is sent again and withdrawn', async () => {
    const { answer } = await withInvitation();
    await answer(peopleMessages.resendInvitation.label(guest));
    expect(await screen.findByText(/ sent a new invitation to guest@festival\.example$/u)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await answer(peopleMessages.withdrawInvitation.label(guest));
    expect(await screen.findByText(/ withdrew the invitation to guest@festival\.example$/u)).toBeTruthy();
    expect(screen.getByText(peopleMessages.invitations.none)).toBeTruthy();
  });

  it('that has expired is marked, and can be sent again', async () => {
    const provider = startBackend();
    const [sentAt, expiresAt] = [Date.UTC(2025, 11, 20), Date.UTC(2025, 11, 23)].map(timestampFromMillis);
    const by = { id: '', email: '' };
    provider.stored.put(paths.invitation('old'), { email: guest, by, sentAt, expiresAt });
    renderPortal('/administrators', { provider });
    const entry = await screen.findByText(guest);
    const text = entry.closest('li')?.textContent;
    expect(text).toMatch(/Invited by a former administrator.*ExpiresExpired/u);
    expect(screen.getByRole('button', { name: peopleMessages.resendInvitation.label(guest) })).toBeTruthy();
  });
});
