import {
  draftToEvent,
  paths,
  timestampFromMillis,
  type DraftEvent,
  type Festival,
  type Upload,
} from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { vi } from 'vitest';
import { startBackend, type BackendTraits } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../../testing/render-portal.tsx';
// Preloaded, so that tests do not wait for the pages.
import '../../../app/layout/work-layout.tsx';
import '../wizard-page.tsx';
import { makeFestival, makeUpload } from './make-draft.ts';

interface WizardTraits extends Omit<BackendTraits, 'documents'> {
  /** The stored last import of a source. */
  readonly lastImport?: DocumentData | null;
  readonly festival?: Festival;
  /** The upload's record; null for none. */
  readonly record?: Upload | null;
  readonly events?: readonly DraftEvent[];
  /** The existing events of the schedule, by id. */
  readonly onSchedule?: readonly DraftEvent[];
}

/** The time in these tests; uploads are named by it. */
export const testNow = Date.UTC(2027, 5, 1, 12);

/** Returns the documents of a festival with one upload and its draft, in file order. */
function wizardDocuments(traits: WizardTraits): Record<string, DocumentData> {
  const {
    festival = makeFestival(),
    record = makeUpload(),
    events = [],
    onSchedule = [],
    lastImport = null,
  } = traits;
  const { id: festivalId, ...festivalData } = festival;
  const documents: Record<string, DocumentData> = { [paths.festival(festivalId)]: festivalData };
  for (const event of onSchedule) {
    documents[paths.event(festivalId, event.id)] = { ...draftToEvent(event, festival) };
  }
  if (lastImport !== null) documents[paths.importSource(festivalId, 'agency')] = lastImport;
  if (record === null) return documents;
  const { id: uploadId, ...uploadData } = record;
  documents[paths.upload(festivalId, uploadId)] = uploadData;
  events.forEach(({ id, ...event }, index) => {
    const createdAt = timestampFromMillis(testNow + index);
    documents[paths.draftEvent(festivalId, uploadId, id)] = { ...event, createdAt };
  });
  return documents;
}

export const uploadAddress = '/festival/harbour/upload';
export const draftAddress = `${uploadAddress}/${makeUpload().uploadId}`;

/** Renders the portal at `address` with the given festival, upload and draft. */
export function renderWizard(address: string, traits: WizardTraits = {}) {
  // jsdom has no layout; without a height all rows would be mounted.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const now = () => testNow;
  const provider = startBackend({ now, ...traits, documents: wizardDocuments(traits) });
  return renderPortal(address, { provider, now });
}
