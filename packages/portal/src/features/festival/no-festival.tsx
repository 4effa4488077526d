import { messages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { PageCorner } from '../../app/layout/page-corner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { usePersistedInput } from '../../app/editor/use-persisted-input.ts';
import { Banner } from '../../design/notices/banner.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Page } from '../../design/page/page.tsx';
import { PageHeader } from '../../design/page/page-header.tsx';
import { persistedDetails, type PersistedDetails } from './details/persisted-details.ts';
import { persistedEvent, type PersistedEvent } from '../timetable/event/unsaved-input/persisted-event.ts';
import { persistedStages, type PersistedStages } from './stages/persisted-stages.ts';
import classes from './no-festival.module.css';

/** Says that the festival does not exist, and shows the unsaved input of its forms, so that it can be copied. */
export function NoFestival({ festivalId }: { readonly festivalId: string }) {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader title={messages.festival.notFound} account={<PageCorner />} />
      <Unsaved festivalId={festivalId} />
      <EmptyState
        title="It may have been deleted"
        action={<Button onClick={() => void navigate({ to: '/' })}>Return to Dashboard</Button>}
      >
        There is no festival at this address.
      </EmptyState>
    </Page>
  );
}

function Unsaved({ festivalId }: { readonly festivalId: string }) {
  const entries = unsavedEntries({
    event: usePersistedInput(persistedEvent, festivalId).restored?.value ?? null,
    details: usePersistedInput(persistedDetails, festivalId).restored?.value ?? null,
    stages: usePersistedInput(persistedStages, festivalId).restored?.value ?? null,
  });
  if (entries.length === 0) return null;
  return (
    <Banner tone="amber" title={messages.persistedInput.ofGoneFestival}>
      <dl className={classes['entries']}>
        {entries.map(({ label, text }) => (
          <div key={label} className={classes['entry']}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

/** A typed value, under the label of its field. */
interface UnsavedEntry {
  readonly label: string;
  readonly text: string;
}

/** The stored input of a festival's forms; null for a form without any. */
interface FestivalNotes {
  readonly event: PersistedEvent | null;
  readonly details: PersistedDetails | null;
  readonly stages: PersistedStages | null;
}

/** Returns the entries of all forms that are not blank. */
function unsavedEntries({ event, details, stages }: FestivalNotes): readonly UnsavedEntry[] {
  const rows: (readonly [string, string])[] = [
    ['Artist Name', event?.form.artistName ?? ''],
    ['Stage', event?.form.stage ?? ''],
    ['Date', event?.form.date ?? ''],
    ['Start Time', event?.form.timeStart ?? ''],
    ['End Time', event?.form.timeEnd ?? ''],
    ['Image', event?.form.imageURL ?? ''],
    ['Festival Name', details?.form.name ?? ''],
    ['Location', details?.form.location ?? ''],
    ['Start Date', dated(details?.form.startDate, details?.form.startTime)],
    ['End Date', dated(details?.form.endDate, details?.form.endTime)],
    ['Timezone', details?.form.timezone ?? ''],
    ['Stages', stages?.rows.map(({ name }) => name.trim()).join(', ') ?? ''],
  ];
  return rows.filter(([, text]) => text.trim() !== '').map(([label, text]) => ({ label, text }));
}

function dated(date = '', time = ''): string {
  return `${date} ${time}`.trim();
}
