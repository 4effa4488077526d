// @vitest-environment jsdom
import { messages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { storedFestival } from '../details/testing/stored-festival.ts';

async function openDialog() {
  const provider = storedFestival();
  const rendered = renderPortal('/festival/f1', { provider });
  await rendered.user.click(await screen.findByRole('button', { name: 'New Edition' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Edition' }));
  const create = () => rendered.user.click(dialog.getByRole('button', { name: 'Create Edition' }));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  return { ...rendered, provider, dialog, create, field };
}

describe('the dialog of a new edition', () => {
  it('begins with the next year, has the last day follow the first, and no fault', async () => {
    const { dialog, field, user } = await openDialog();
    const { name, start, end } = {
      name: field('Festival Name').value,
      start: field('Start Date').value,
      end: field('End Date').value,
    };
    expect(name).toMatch(/ 2027$/u);
    expect([start, end]).toEqual(['2027-07-02', '2027-07-04']);
    await user.clear(field('Start Date'));
    await user.type(field('Start Date'), '2027-08-06');
    expect(field('End Date').value).toBe('2027-08-08');
    await dialog.findByText(/^\d stages, no lineup$/u);
    await expectAccessible(document.body);
  });

  it('needs stages and settings for a lineup that is moved', async () => {
    const { dialog, user } = await openDialog();
    const stages = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Stages/u });
    await user.click(stages);
    expect(stages.checked).toBe(false);
    await user.click(dialog.getByRole('radio', { name: /^On the same weekdays/u }));
    expect([stages.checked, stages.disabled]).toEqual([true, true]);
    await user.click(dialog.getByRole('radio', { name: /^As unplaced acts/u }));
    expect([stages.checked, stages.disabled]).toEqual([false, false]);
  });

  it('says what is wrong, and leads to it', async () => {
    const { create, field, user, provider } = await openDialog();
    const commit = vi.spyOn(provider.documents, 'commit');
    await user.clear(field('Festival Name'));
    await create();
    expect(document.activeElement).toBe(field('Festival Name'));
    expect(field('Festival Name').getAttribute('aria-invalid')).toBe('true');
    expect(commit).not.toHaveBeenCalled();
  });

  it('stays with its input where the creation fails, and creates once', async () => {
    const { create, dialog, field, provider } = await openDialog();
    const commit = vi.spyOn(provider.documents, 'commit');
    commit.mockRejectedValueOnce(new ProviderError('internal'));
    await create();
    await dialog.findByText(messages.festival.createFailed);
    const name = field('Festival Name').value;
    await create();
    await screen.findByRole('heading', { name, level: 1 });
    const link = within(await screen.findByRole('region', { name: 'Other Editions' })).getByRole('link');
    expect(link.getAttribute('href')).toBe('/festival/f1/details');
  });
});
