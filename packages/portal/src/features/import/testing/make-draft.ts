import { timestampFromMillis, type DraftEvent, type Festival, type Upload } from '@lineup/domain';
import { countRows } from '../draft/draft-counts.ts';
import { makeRules } from '../draft/draft-rules.ts';
import type { ValidatedDraft } from '../draft/validate-draft.ts';

const noon = timestampFromMillis(Date.UTC(2027, 5, 1, 12));

/** Returns a fictional festival of three days, Friday 2 to Sunday 4 July 2027, with three stages. */
export function makeFestival(traits: Partial<Festival> = {}): Festival {
  return {
    id: 'harbour',
    name: 'Harbour Lights 2027',
    location: 'Lisbon, Portugal',
    timezone: 'Europe/Lisbon',
    startDate: timestampFromMillis(Date.UTC(2027, 6, 1, 23)),
    endDate: timestampFromMillis(Date.UTC(2027, 6, 4, 23) - 1),
    dayStartsAt: '00:00',
    stages: ['Main Stage', 'Pier', 'Boathouse'],
    imageURL: null,
    created_at: noon,
    updated_at: noon,
    ...traits,
  };
}

/** Returns a draft event that is valid for `makeFestival`. */
export function makeDraftEvent(traits: Partial<DraftEvent> = {}): DraftEvent {
  const row = traits.row ?? 1;
  return {
    id: `event-${row}`,
    artistName: `The Lanterns ${row}`,
    stage: 'Pier',
    date: '2027-07-02',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    row,
    hints: [],
    createdAt: noon,
    ...traits,
  };
}

/** Returns this many valid events, in file order. */
export function makeDraftEvents(count: number, traits: Partial<DraftEvent> = {}): DraftEvent[] {
  return Array.from({ length: count }, (_, index) => makeDraftEvent({ row: index + 1, ...traits }));
}

/** Returns a completed upload of `makeFestival`. */
export function makeUpload(traits: Partial<Upload> = {}): Upload {
  return {
    id: 'upload_1782907200000_lantern',
    uploadId: 'upload_1782907200000_lantern',
    festivalId: 'harbour',
    fileName: 'harbour-lights.json',
    filePath: 'festivalFiles/harbour/lineup_uploads/upload_1782907200000_lantern/harbour-lights.json',
    fileURL: '/files/harbour-lights.json',
    uploadType: 'json',
    status: 'completed',
    error: null,
    createdAt: noon,
    updatedAt: noon,
    ...traits,
  };
}

/** Returns a draft of these events whose rows are not validated yet. */
export function makeValidatedDraft(events: readonly DraftEvent[]): ValidatedDraft {
  return {
    events,
    rules: makeRules(makeFestival(), events),
    rows: new Map(),
    counts: countRows([]),
  };
}
