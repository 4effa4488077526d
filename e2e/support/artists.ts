import { artistPageMessages } from '@lineup/domain';
import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { button } from './editing.ts';

const { create } = artistPageMessages;

/** An artist's name that no other test uses; text in brackets would not make it different. */
export function unusedArtist(name: string): string {
  return `${name} ${randomInt(1e6)}`;
}

/** Creates an artist from the page of all artists and ends at the artist's page. */
export async function createArtist(page: Page, name: string): Promise<void> {
  await button(page, create.action).click();
  await page.getByRole('dialog', { name: create.title }).getByLabel(create.name).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
}
