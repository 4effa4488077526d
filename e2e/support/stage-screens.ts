import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { timestampFromMillis } from '@lineup/domain';
import type { Callables, StageScreenAction } from '@lineup/provider';
import { portalAddress } from './settings.ts';

type NewLink = Extract<StageScreenAction, { readonly type: 'create' }>;

/** Changes the stage screens of a festival as an administrator of the embedded server. */
export async function changeScreens(
  page: Page,
  festivalId: string,
  action: StageScreenAction,
): Promise<Callables['changeStageScreens']['response']> {
  const response = await page.request.post('/api/functions/changeStageScreens', {
    headers: { origin: portalAddress },
    data: { festivalId, action },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Callables['changeStageScreens']['response'];
}

/** Creates a link and returns the address of its screen. */
export async function createScreen(page: Page, festivalId: string, link: Partial<NewLink>): Promise<string> {
  const { token = '' } = await changeScreens(page, festivalId, {
    type: 'create',
    name: 'Monitor at FOH',
    stage: null,
    sets: [],
    artists: [],
    showNames: false,
    canReport: false,
    amberMinutes: 10,
    redMinutes: 5,
    expiresAt: timestampFromMillis(Date.now() + 24 * 3_600_000),
    ...link,
  });
  return `${portalAddress}/stage/screen#${token}`;
}

/** Opens a screen in a separate browser, without a session. */
export async function openScreen(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const context = await browser.newContext({ ...options, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  return page;
}
