/// <reference types="vite/client" />
import { hintMessages } from '../../packages/domain/src/messages/hint-messages.ts';
import { expect, test } from 'vitest';
import { acceptanceMessages, historyMessages } from '../../packages/domain/src/messages/history-messages.ts';
import { mergeMessages } from '../../packages/domain/src/messages/merge-messages.ts';
import { messages } from '../../packages/domain/src/messages/messages.ts';
import { accountMessages } from '../../packages/domain/src/messages/account-messages.ts';
import { announcementMessages } from '../../packages/domain/src/messages/announcement-messages.ts';
import { announcingMessages } from '../../packages/domain/src/messages/announcing-messages.ts';
import { previewLinkMessages } from '../../packages/domain/src/messages/preview-link-messages.ts';
import { exportMessages } from '../../packages/domain/src/messages/export-messages.ts';
import { printMessages } from '../../packages/domain/src/messages/print-messages.ts';
import { publicMessages } from '../../packages/domain/src/messages/public-messages.ts';
import { publishMessages } from '../../packages/domain/src/messages/publish-messages.ts';
import { publishPageMessages } from '../../packages/domain/src/messages/publish-page-messages.ts';
import { processingMessages } from '../../packages/domain/src/messages/processing-messages.ts';
import { readingMessages } from '../../packages/domain/src/messages/reading-messages.ts';
import { releaseMessages } from '../../packages/domain/src/messages/release-messages.ts';
import { stageSettingsMessages } from '../../packages/domain/src/messages/stage-settings-messages.ts';
import { timetableMessages } from '../../packages/domain/src/messages/timetable-messages.ts';
import { reviewMessages } from '../../packages/domain/src/messages/review-messages.ts';
import { spreadsheetMessages } from '../../packages/domain/src/messages/spreadsheet-messages.ts';
import { movingMessages } from '../../packages/domain/src/messages/moving-messages.ts';
import { tooLargeMessages } from '../../packages/domain/src/messages/too-large-messages.ts';
import { editingMessages } from '../../packages/domain/src/messages/editing-messages.ts';
import { wizardMessages } from '../../packages/domain/src/messages/wizard-messages.ts';
import { detailsMessages } from '../../packages/domain/src/messages/details-messages.ts';
import { draftListMessages } from '../../packages/domain/src/messages/draft-list-messages.ts';
import { dashboardMessages } from '../../packages/domain/src/messages/dashboard-messages.ts';
import { textsOf, unprovoked } from './provoked-messages.ts';

const sources = import.meta.glob<string>(
  [
    '../../packages/**/*.test.{ts,tsx}',
    '../../packages/provider/src/contract/**/*.ts',
    '../../e2e/**/*.{spec,setup}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The messages of the publish page; the rest of its texts are names of things. */
const { time, failed, conflicts, state, webhook } = publishPageMessages;
const publishingTexts = { time, failed, conflicts, state, webhook: { log: webhook.log } };

/**
 * Analyses the sources instead of recording a run, so that a text that merely passes through does not count. What it
 * cannot see: whether the situation is the one that the catalogue means (the tests themselves show that), whether a
 * literal is expected or merely mentioned (as in a title), and which of two entries a text means if the catalogue has
 * it twice. The shortest parts, such as 'null', occur in almost any source.
 */
test('every text of the catalogue is expected by a test', () => {
  const read = Object.entries(sources).map(([path, text]) => ({ path, text }));
  expect(read.length).toBeGreaterThan(300);
  expect(
    unprovoked(
      textsOf({
        ...messages,
        ...readingMessages,
        accountMessages,
        processingMessages,
        stageSettingsMessages,
        hintMessages,
        historyMessages,
        mergeMessages,
        acceptanceMessages,
        announcementMessages,
        announcingMessages: { errors: announcingMessages.errors, concurrent: announcingMessages.concurrent },
        previewLinkMessages: { errors: previewLinkMessages.errors },
        exportMessages,
        printMessages,
        publishPageMessages: publishingTexts,
        releaseMessages,
        publicMessages,
        publishMessages,
        timetableMessages,
        dashboardMessages,
        reviewMessages: { saving: reviewMessages.saving },
        spreadsheetMessages: { file: spreadsheetMessages.file, leave: spreadsheetMessages.leave.running },
        detailsMessages: {
          remove: detailsMessages.remove,
          outside: detailsMessages.outside,
          zone: detailsMessages.zone,
        },
        draftListMessages,
        tooLargeMessages,
        movingMessages: {
          confirmLong: movingMessages.confirmLong,
          confirmLongText: movingMessages.confirmLongText,
        },
        editingMessages: {
          leave: editingMessages.leave,
          nothingLost: editingMessages.nothingLost,
          entries: editingMessages.entries,
          versions: editingMessages.versions,
          restored: editingMessages.restored,
          event: editingMessages.event,
          newFestival: editingMessages.newFestival,
          status: editingMessages.status,
          imageNotLoaded: editingMessages.imageNotLoaded,
        },
        wizardMessages: { autosave: wizardMessages.autosave, uploadAnother: wizardMessages.uploadAnother },
      }),
      read,
    ),
  ).toEqual([]);
});
