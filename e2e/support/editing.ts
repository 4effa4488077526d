import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the form with the details of a festival; returns the form. */
export async function editDetails(page: Page, festivalId: string): Promise<Locator> {
  await page.goto(`/festival/${festivalId}`);
  await page.getByRole('button', { name: 'Edit Details' }).click();
  return page.getByRole('form', { name: 'Festival Details' });
}

/** Opens the editor of a festival's stages; returns the editor. */
export async function editStages(page: Page, festivalId: string): Promise<Locator> {
  await page.goto(`/festival/${festivalId}/stages`);
  await page.getByRole('button', { name: 'Edit Stages' }).click();
  return page.getByRole('form', { name: 'Stages' });
}

/** The button of an editor or a dialog with exactly this name. */
export function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** The texts of a festival in its read view. */
export function fact(page: Page, name: string): Locator {
  return page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`, 'u') })
    .locator('+ dd');
}

/** The fields with the names of the stages, in order. */
export function stageNames(editor: Locator): Locator {
  return editor.getByRole('textbox', { name: /^Stage name \d+$/u });
}

/** Expects the stages of the editor to have these names. */
export async function expectStageNames(editor: Locator, names: readonly string[]): Promise<void> {
  await expect(stageNames(editor)).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(stageNames(editor).nth(index)).toHaveValue(name);
}

/** Answers the question about leaving unsaved changes. */
export async function answerLeaving(page: Page, answer: 'Discard' | 'Keep Editing'): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(
    question.getByText('What you have entered has not been saved and would be lost.'),
  ).toBeVisible();
  await button(question, answer).click();
  await expect(question).toBeHidden();
}
