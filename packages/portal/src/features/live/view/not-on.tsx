import { liveMessages, type Festival } from '@lineup/domain';
import type { LiveSet } from '@lineup/domain/live';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../design/controls/button.tsx';
import { EmptyState } from '../../../design/page/empty-state.tsx';
import { momentText } from './board.tsx';

const texts = liveMessages.empty;

interface NotOnProps {
  readonly festival: Festival;
  readonly sets: readonly LiveSet[];
  readonly now: number;
  readonly onRehearse: () => void;
  /** Opens the report of actual times. */
  readonly onReport: () => void;
}

/** Replaces the board while nothing is on: before, after and between the festival's days. */
export function NotOn({ festival, sets, now, onRehearse, onReport }: NotOnProps) {
  const navigate = useNavigate();
  if (sets.length === 0) {
    const params = { id: festival.id, tab: 'schedule' };
    const open = () => void navigate({ to: '/festival/$id/{-$tab}', params });
    return (
      <EmptyState title={texts.noSets} action={<Button onClick={open}>{texts.toSchedule}</Button>}>
        {texts.noSetsText}
      </EmptyState>
    );
  }
  const [next] = sets.filter(({ start }) => start > now).toSorted((a, b) => a.start - b.start);
  const rehearse = <Button onClick={onRehearse}>{liveMessages.rehearsal.start}</Button>;
  return next === undefined ? (
    <EmptyState
      title={texts.after}
      action={<Button onClick={onReport}>{liveMessages.plannedAndActual}</Button>}
    >
      {texts.afterText}
    </EmptyState>
  ) : (
    <EmptyState title={texts.before} action={rehearse}>
      {texts.first(momentText(next.start, now, festival))}
    </EmptyState>
  );
}
