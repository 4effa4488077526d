import type { Change, Festival, UndoClash } from '@lineup/domain';
import { useQuery } from '@tanstack/react-query';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import classes from './differences.module.css';
import { useChangeText } from './use-change-text.ts';
import { namedText } from './when-text.ts';

interface LaterWorkProps {
  readonly festival: Festival;
  /** The change to undo. */
  readonly change: Change;
  readonly clash: UndoClash;
}

/** What was later done to the same field, by whom and when; its line is reserved from the start. */
export function LaterWork({ festival, change, clash }: LaterWorkProps) {
  const { history } = useHistoryServices();
  const { target, id } = clash.inverse;
  const later = useQuery({
    queryKey: ['later-work', festival.id, change.id, target, id],
    queryFn: () => history.laterWork(festival.id, change, clash),
    staleTime: 0,
  });
  return (
    <p className={classes['by']}>
      {/* The differences are shown even if their author is unknown. */}
      {later.data && <Named festival={festival} change={later.data} />}
    </p>
  );
}

function Named({ festival, change }: Omit<LaterWorkProps, 'clash'>) {
  const what = useChangeText(festival.id, change, festival);
  const who = useAuthorNames([change.by])(change.by);
  return `${namedText(what, change, { who, clocks: festival })}.`;
}
