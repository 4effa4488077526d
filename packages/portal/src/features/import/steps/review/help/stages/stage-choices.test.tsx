// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeFestival, makeUpload } from '../../../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../../../testing/render-wizard.tsx';

const { uploadId } = makeUpload();
const onStages = (...stages: string[]) =>
  stages.map((stage, index) => makeDraftEvent({ row: index + 1, stage }));

beforeEach(() => localStorage.clear());

async function openReview(traits: Parameters<typeof renderWizard>[1]) {
  const page = renderWizard(draftAddress, traits);
  await screen.findByText('Review and Edit Events');
  return page;
}

type Page = Awaited<ReturnType<typeof openReview>>;
const stagesIn = async ({ provider }: Page) =>
  (await provider.documents.get(paths.festival('harbour')))?.data['stages'];
const stageIn = async ({ provider }: Page, id: string) =>
  (await provider.documents.get(paths.draftEvent('harbour', uploadId, id)))?.data['stage'];
const choice = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

describe('stages that the festival lacks', () => {
  it('are added all at once, in the order of the file, and taken away again', async () => {
    const page = await openReview({
      events: onStages('Attic', 'Quay', 'Attic'),
      record: makeUpload({ fileStages: ['Quay', 'Attic'] }),
    });
    expect(await screen.findByText('2 stages are not among the festival’s')).toBeTruthy();
    expect(
      screen.getByText('Add them to the festival, or choose which of its stages each of them is.'),
    ).toBeTruthy();
    await choice('Attic (2 sets)');
    await expectAccessible(page.container);
    await page.user.click(button('Add all 2 stages'));
    expect(await screen.findByText('2 stages added to the festival.')).toBeTruthy();
    expect(await stagesIn(page)).toEqual(['Main Stage', 'Pier', 'Boathouse', 'Quay', 'Attic']);
    expect(await screen.findByText('Ready to save.')).toBeTruthy();
    expect(screen.queryByText('2 stages are not among the festival’s')).toBeNull();
    expect(document.activeElement).toBe(button('Undo'));
    await page.user.click(button('Undo'));
    expect(await screen.findByText('2 stages are not among the festival’s')).toBeTruthy();
    expect(await stagesIn(page)).toEqual(['Main Stage', 'Pier', 'Boathouse']);
  });

  it('are asked about in the singular where there is only one', async () => {
    await openReview({ events: onStages('Attic') });
    expect(await screen.findByText('1 stage is not among the festival’s')).toBeTruthy();
    expect(
      screen.getByText('Add it to the festival, or choose which of the festival’s stages it is.'),
    ).toBeTruthy();
  });

  it('are taken for stages that the festival has, and put back', async () => {
    const page = await openReview({ events: onStages('Boat house', 'Attic', 'Attic', 'Pier') });
    expect((await choice('Boat house (1 set)')).selectedOptions[0]?.textContent).toBe('Boathouse');
    await page.user.selectOptions(await choice('Attic (2 sets)'), 'Main Stage');
    await page.user.click(button('Apply'));
    expect(await screen.findByText('3 sets moved to another stage.')).toBeTruthy();
    expect(screen.getByText('Ready to save.')).toBeTruthy();
    await waitFor(async () => expect(await stageIn(page, 'event-2')).toBe('Main Stage'));
    expect(await stageIn(page, 'event-1')).toBe('Boathouse');
    await page.user.click(button('Undo'));
    await waitFor(async () => expect(await stageIn(page, 'event-2')).toBe('Attic'));
    expect(await screen.findByText('2 stages are not among the festival’s')).toBeTruthy();
  });

  it('are added and taken for others in one go; what is left stays asked about', async () => {
    const page = await openReview({ events: onStages('Attic', 'Quay', 'QUAY', 'Quay', 'Cellar') });
    await page.user.selectOptions(await choice('Cellar (1 set)'), 'Leave it for now');
    await page.user.click(button('Apply'));
    expect(
      await screen.findByText('2 stages added to the festival. 1 set moved to another stage.'),
    ).toBeTruthy();
    expect(await stagesIn(page)).toEqual(['Main Stage', 'Pier', 'Boathouse', 'Attic', 'Quay']);
    expect(await screen.findByText('1 stage is not among the festival’s')).toBeTruthy();
    expect(button('Add the stage')).toBeTruthy();
  });

  it('cannot become more than a festival may have', async () => {
    const stages = Array.from({ length: 199 }, (_, index) => `Tent ${index + 1}`);
    await openReview({ festival: makeFestival({ stages }), events: onStages('Attic', 'Quay') });
    expect(await screen.findByText('A festival can have 200 stages at most.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add all 2 stages' })).toBeNull();
    expect(button('Apply')).toHaveProperty('disabled', true);
  });
});

describe('the stages of a file for a festival that has none', () => {
  const festival = makeFestival({ stages: [] });

  it('are asked about where they look the same, and become one', async () => {
    const page = await openReview({ festival, events: onStages('Two', 'TWO', 'Two', 'Attic') });
    expect(await screen.findByText('1 stage looks like another one')).toBeTruthy();
    expect(
      screen.getByText('The festival gets the stages of the file. Choose which of these are the same.'),
    ).toBeTruthy();
    await page.user.click(button('Apply'));
    expect(await screen.findByText('1 set moved to another stage.')).toBeTruthy();
    await waitFor(async () => expect(await stageIn(page, 'event-2')).toBe('Two'));
    expect(await stagesIn(page)).toEqual([]);
  });

  it('stay two where a person says so', async () => {
    const page = await openReview({ festival, events: onStages('Two', 'TWO', 'Two') });
    await page.user.selectOptions(await choice('TWO (1 set)'), 'Keep it as a stage of its own');
    await page.user.click(button('Apply'));
    expect(await screen.findByText('The stages were not changed.')).toBeTruthy();
    expect(screen.queryByText('1 stage looks like another one')).toBeNull();
    await page.user.click(button('Undo'));
    expect(await screen.findByText('1 stage looks like another one')).toBeTruthy();
  });

  it('raise no question where none looks like another', async () => {
    await openReview({ festival, events: onStages('Two', 'Attic') });
    await screen.findByText('Ready to save.');
    expect(screen.queryByText(/looks? like/u)).toBeNull();
  });
});
