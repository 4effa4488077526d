// @vitest-environment jsdom
import { previewLinkMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { createServices } from '@lineup/services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../../testing/stored-lineup.ts';

async function openPage() {
  const provider = startBackend({
    documents: lineupDocuments(setsOf([['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00']])),
  });
  const portal = renderPortal('/festival/f1/publish', { provider });
  const section = within(await screen.findByRole('region', { name: 'Preview links' }));
  await section.findByText(previewLinkMessages.none);
  const { user } = portal;
  const open = async () => {
    await user.click(section.getByRole('button', { name: 'Create a Preview Link' }));
    return within(await screen.findByRole('dialog', { name: 'Create a preview link' }));
  };
  const make = async (name: string) => {
    const dialog = await open();
    await user.type(dialog.getByLabelText('What it is for'), name);
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    return within(await screen.findByRole('dialog', { name: previewLinkMessages.made.title }));
  };
  const services = createServices(provider, { now: () => Date.now(), random: () => 0.5 });
  return { ...portal, provider, section, open, make, services };
}

describe('preview links', () => {
  it('are made with an address that is told once, and listed', async () => {
    const { user, section, make, baseElement } = await openPage();
    const made = await make('Radio interview');
    const field = made.getByLabelText<HTMLInputElement>('Address');
    expect(field.value).toMatch(/\/preview\/[\w-]{22}$/u);
    expect(made.getByText('Copy it now: it is not shown again.')).toBeTruthy();
    await expectAccessible(baseElement);
    await user.click(made.getByRole('button', { name: 'Copy the address' }));
    expect(await navigator.clipboard.readText()).toBe(field.value);
    await user.click(made.getByRole('button', { name: 'Done' }));
    const list = within(await section.findByRole('list', { name: 'Preview links' }));
    const [item] = list.getAllByRole('listitem');
    expect(item?.textContent).toMatch(
      /^Radio interviewAll stages · Names hiddenEnds .*Not used yetMade by /u,
    );
    expect(baseElement.textContent).not.toContain(field.value);
  });

  it('show what was chosen: some stages, the names, until a date', async () => {
    const { user, section, open } = await openPage();
    const dialog = await open();
    await user.type(dialog.getByLabelText('What it is for'), 'Stage manager');
    await user.click(dialog.getByRole('radio', { name: 'Only these' }));
    await user.click(dialog.getByRole('radio', { name: /^Shown/u }));
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    expect(dialog.getByText('Choose at least one stage')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'Harbour' })),
    );
    await user.click(dialog.getByRole('checkbox', { name: 'Chapel' }));
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    const list = within(await section.findByRole('list', { name: 'Preview links' }));
    expect(list.getByText('Chapel · Names shown')).toBeTruthy();
  });

  it('end at once when they are revoked, after a question', async () => {
    const { user, section, make, provider } = await openPage();
    await user.click((await make('Radio')).getByRole('button', { name: 'Done' }));
    const revoke = async () => {
      await user.click(await section.findByRole('button', { name: 'Revoke Radio' }));
      const question = within(await screen.findByRole('dialog', { name: 'Revoke the link for Radio?' }));
      expect(question.getByText(previewLinkMessages.revokeText)).toBeTruthy();
      await user.click(question.getByRole('button', { name: 'Revoke' }));
    };
    // The names of authors may be requested at any time.
    const call = provider.functions.call.bind(provider.functions);
    const failing = vi.spyOn(provider.functions, 'call').mockImplementation((name, request) => {
      if (name !== 'changePreviewLinks') return call(name, request);
      failing.mockRestore();
      return Promise.reject(new ProviderError('internal'));
    });
    await revoke();
    await screen.findByText('The preview link could not be changed. Please try again.');
    expect(section.getByRole('button', { name: 'Revoke Radio' })).toBeTruthy();
    await revoke();
    expect(await screen.findByText(previewLinkMessages.wasRevoked('Radio'))).toBeTruthy();
    await section.findByText(previewLinkMessages.ended(1));
    expect(section.getByText(/^Revoked \w{3}, /u)).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Revoke Radio' })).toBeNull();
    expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Preview links' }));
  });

  it('are followed: one that a colleague makes is there', async () => {
    const { section, services } = await openPage();
    await services.publishing.createPreviewLink('f1', {
      name: 'Press',
      stages: [],
      showNames: true,
      expiresAt: { seconds: Math.floor(Date.now() / 1000) + 3600, nanoseconds: 0 },
    });
    expect(await section.findByText('All stages · Names shown')).toBeTruthy();
  });

  it('that cannot be made say so, and what was typed stays', async () => {
    const { user, open, provider } = await openPage();
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    expect(dialog.getByText(previewLinkMessages.errors.name)).toBeTruthy();
    await user.type(dialog.getByLabelText('What it is for'), 'Radio');
    vi.spyOn(provider.functions, 'call').mockRejectedValueOnce(new ProviderError('internal'));
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    await dialog.findByText('The preview link could not be changed. Please try again.');
    expect(dialog.getByLabelText<HTMLInputElement>('What it is for').value).toBe('Radio');
  });
});
