import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../design/controls/button.tsx';
import { AsOfView } from './as-of-view.tsx';
import { readHistorySearch } from './history-search.ts';
import { HistoryView } from './history-view.tsx';

/** All changes to the festival, with undo. */
export function HistoryTab({ festival }: { readonly festival: Versioned<Festival> }) {
  const search = readHistorySearch(useSearch({ strict: false }));
  if (search.asOf !== undefined) {
    return <AsOfView key={search.asOf} festival={festival} changeId={search.asOf} />;
  }
  const history = { id: festival.id, clocks: festival, festival };
  return <HistoryView {...{ history, search }} wayOn={<ToSchedule festivalId={festival.id} />} />;
}

function ToSchedule({ festivalId }: { readonly festivalId: string }) {
  const navigate = useNavigate();
  const open = () =>
    void navigate({ to: '/festival/$id/{-$tab}', params: { id: festivalId, tab: 'schedule' } });
  return <Button onClick={open}>Open schedule</Button>;
}
