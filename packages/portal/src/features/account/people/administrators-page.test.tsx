// @vitest-environment jsdom
import { peopleMessages } from '@lineup/domain';
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
