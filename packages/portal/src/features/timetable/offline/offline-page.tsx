import { learnZones } from '@lineup/domain/zones';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { UnreachablePage } from '../../../app/layout/unreachable-page.tsx';
import { loadReading, type Reading } from '../../../app/offline/reading.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { PageSpinner } from '../../../design/page/page-spinner.tsx';
import { OfflineSchedule } from './offline-schedule.tsx';

learnZones();

/** Replaces every page if the server cannot be reached on the first load; shows the festival that was opened last. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  const navigate = useNavigate();
  const reading = useReading();
  const festivalId = useLocation({ select: ({ pathname }) => /^\/festival\/([^/]+)/u.exec(pathname)?.[1] });
  if (reading === undefined) return <PageSpinner />;
  if (reading === null) return <UnreachablePage onRetry={onRetry} />;
  const { festival } = reading;
  if (festivalId === festival.id) return <OfflineSchedule reading={reading} onRetry={onRetry} />;
  const params = { id: festival.id, tab: 'schedule' };
  const read = () => void navigate({ to: '/festival/$id/{-$tab}', params });
  return <UnreachablePage onRetry={onRetry} read={{ name: festival.name, onRead: read }} />;
}

/** Undefined until loaded; null if none is stored. */
function useReading(): Reading | null | undefined {
  const { now } = usePortal();
  const [reading, setReading] = useState<Reading | null | undefined>();
  useEffect(() => {
    void loadReading(now()).then(setReading);
  }, [now]);
  return reading;
}
