// @vitest-environment jsdom
import { paths, stageLinkMessages, timestampFromMillis, type Festival } from '@lineup/domain';
import type { StageReport } from '@lineup/domain/live';
import { ProviderError } from '@lineup/provider';
import { stageMessageData, stageReportData } from '@lineup/provider/sample-documents';
import { startBackend } from '@lineup/provider-embedded/testing';
import { createRecorder, createWorkServices } from '@lineup/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPortal } from '../../app/create-portal.ts';
import { ServicesContext } from '../../app/portal-context.ts';
import { Providers } from '../../app/providers.tsx';
import { ConfirmProvider } from '../../design/dialogs/confirm.tsx';
import { shownToasts } from '../../design/toasts/toast.ts';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { festival as stored, lineupDocuments } from '../../testing/stored-lineup.ts';
import { StageMessageForm, StageReports, StageScreensButton, useStageReports } from './index.ts';

const stamp = timestampFromMillis(0);
const festival: Festival = { ...stored, id: 'f1', created_at: stamp, updated_at: stamp };

afterEach(() => {
  cleanup();
  shownToasts.clear();
});

function show(content: ReactNode) {
  provideBrowserParts();
  const provider = startBackend({ documents: lineupDocuments({}) });
  const surroundings = { now: provider.server.now, random: () => 0.5, zone: 'UTC' };
  const portal = createPortal(provider, surroundings);
  const services = createWorkServices(provider, createRecorder(provider), surroundings);
  const view = render(
    <Providers portal={portal}>
      <ServicesContext value={services}>
        <QueryClientProvider client={new QueryClient()}>
          <ConfirmProvider>
            <main>{content}</main>
          </ConfirmProvider>
        </QueryClientProvider>
      </ServicesContext>
    </Providers>,
  );
  const { documents } = provider.server.rooms;
  const write = (path: string, data: object) =>
    documents.commit([{ type: 'create', path, data: data as never }]);
  const read = async (path: string) => (await provider.server.rooms.provider.documents.get(path))?.data;
  return { ...view, provider, user: userEvent.setup(), write, read };
}

it('links are made with an address that is shown once, listed, and revoked after a question', async () => {
  const { user, baseElement } = show(<StageScreensButton festival={festival} />);
  await user.click(screen.getByRole('button', { name: 'Stage Screens' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(stageLinkMessages.none);
  await expectAccessible(baseElement);
  await user.click(dialog.getByRole('button', { name: 'Create a Link' }));
  await user.click(dialog.getByRole('button', { name: 'Create Link' }));
  expect(dialog.getByText(stageLinkMessages.errors.name)).toBeTruthy();
  await user.type(dialog.getByLabelText('What it is for'), 'Monitor at FOH');
  await user.selectOptions(dialog.getByLabelText('Stage'), 'Chapel');
  await user.click(dialog.getByRole('checkbox', { name: /^May report/u }));
  await expectAccessible(baseElement);
  await user.click(dialog.getByRole('button', { name: 'Create Link' }));
  const field = await dialog.findByLabelText<HTMLInputElement>('Address');
  expect(field.value).toMatch(/\/stage\/screen#[\w-]{22}$/u);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const list = within(await dialog.findByRole('list', { name: stageLinkMessages.list }));
  expect(list.getByRole('listitem').textContent).toMatch(
    /^Monitor at FOHChapel · Can reportWarns 10 and 5 min before the endExpires .*Not used yet/u,
  );
  await user.click(dialog.getByRole('button', { name: 'Revoke Monitor at FOH' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the link for Monitor at FOH?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await dialog.findByText(stageLinkMessages.ended(1));
});

it('reports can be accepted without asking', async () => {
  const { user, read } = show(<StageScreensButton festival={festival} />);
  await user.click(screen.getByRole('button', { name: 'Stage Screens' }));
  await user.click(await screen.findByRole('checkbox', { name: stageLinkMessages.acceptReports }));
  await screen.findByText(stageLinkMessages.acceptReportsSaved);
  expect(await read(paths.festival('f1'))).toMatchObject({ acceptReports: true });
});

it('a message is sent with one tap or typed, and says when it was seen', async () => {
  const { user, provider, container } = show(<StageMessageForm festival={festival} stage="Harbour" />);
  await user.click(screen.getByRole('button', { name: '5 minutes' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/^5 minutesSent .*, not seen yet$/u);
  await user.click(screen.getByRole('checkbox', { name: 'Flash' }));
  await user.type(screen.getByLabelText('Message'), 'Come to FOH');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Come to FOH/u));
  const { documents } = provider.server.rooms.provider;
  const [sent, ...others] = await documents.query({ collection: paths.stageMessages('f1') });
  expect([others, sent?.data]).toMatchObject([[], { stage: 'Harbour', text: 'Come to FOH', flash: true }]);
  await expectAccessible(container);
  await documents.commit([{ type: 'update', path: sent?.path ?? '', data: { seenAt: stamp } }]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Seen \d/u));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('only the message of the stage is shown, and a failure is reported', async () => {
  const { user, provider, write } = show(<StageMessageForm festival={festival} stage="Harbour" />);
  write(paths.stageMessage('f1', 'm1'), stageMessageData({ stage: 'Chapel', text: 'For others' }));
  vi.spyOn(provider.functions, 'call').mockRejectedValueOnce(new ProviderError('internal'));
  await user.click(screen.getByRole('button', { name: 'Wrap up' }));
  await screen.findByText(stageLinkMessages.errors.messageFailed);
  expect(screen.queryByText('For others')).toBeNull();
});

/** The open reports of Harbour, as the show-day board provides them. */
function Reports({ onAccept }: Pick<Parameters<typeof StageReports>[0], 'onAccept'>) {
  const reports = useStageReports('f1');
  const all = reports.status === 'success' ? reports.data : [];
  const open = all.filter(({ stage, state }) => stage === 'Harbour' && state === 'open');
  return <StageReports festival={festival} stage="Harbour" reports={open} onAccept={onAccept} />;
}

it('a report is accepted in one tap, once what it asks for is done', async () => {
  const accepted: StageReport[] = [];
  let isDone = false;
  const onAccept = (report: StageReport) => {
    accepted.push(report);
    return isDone;
  };
  const content = <Reports onAccept={onAccept} />;
  const { user, write, read, container } = show(content);
  const report = { stage: 'Harbour', kind: 'moreTime', minutes: 10 };
  write(paths.stageReport('f1', 'r1'), stageReportData('e0', report));
  write(paths.stageReport('f1', 'r2'), stageReportData('e0', { stage: 'Chapel' }));
  write(paths.stageReport('f1', 'r3'), stageReportData('e0', { ...report, state: 'declined' }));
  await screen.findByText('We need 10 more minutes');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await read(paths.stageReport('f1', 'r1'))).toMatchObject({ state: 'open' });
  isDone = true;
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Reports from Harbour' })).toBeNull());
  expect(accepted.map(({ id, minutes }) => [id, minutes])).toEqual([
    ['r1', 10],
    ['r1', 10],
  ]);
  expect(await read(paths.stageReport('f1', 'r1'))).toMatchObject({ state: 'accepted' });
});

it('a report is declined without a change', async () => {
  const onAccept = vi.fn<(report: StageReport) => void>();
  const content = <Reports onAccept={onAccept} />;
  const { user, write, read } = show(content);
  write(paths.stageReport('f1', 'r1'), stageReportData('e0', { stage: 'Harbour' }));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Reports from Harbour' })).toBeNull());
  expect(onAccept).not.toHaveBeenCalled();
  expect(await read(paths.stageReport('f1', 'r1'))).toMatchObject({ state: 'declined' });
});
