import { sourceMessages, type Festival } from '@lineup/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageAction } from '../../../app/palette/use-page-action.ts';
import { useMerges } from '../../../app/provider/use-merges.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { Button } from '../../../design/controls/button.tsx';
import { followedOf, sourcesQuery } from './followed-sources.ts';
import { lastCheckText } from './last-check-text.ts';
import { useCheckSource } from './use-check-source.ts';
import classes from './source-list.module.css';

interface SourceListProps {
  readonly festival: Festival;
  readonly disabled: boolean;
  /** Called with the new file of a source. */
  readonly onFile: (file: File) => void;
}

/** The festival's sources that have an address, each with a button to check it again. */
export function SourceList({ festival, disabled, onFile }: SourceListProps) {
  const { now } = usePortal();
  const query = sourcesQuery(useMerges(), festival.id);
  const { data = [] } = useQuery(query);
  const queries = useQueryClient();
  const check = useCheckSource(festival, onFile);
  const checkOnly = async () => {
    const [first, ...others] = followedOf(await queries.ensureQueryData(query).catch(() => []));
    if (first === undefined) toast.info(sourceMessages.none);
    // If there are several, the user selects one.
    else if (others.length === 0) check.mutate(first);
  };
  usePageAction('checkSources', () => void checkOnly());
  const followed = followedOf(data);
  if (followed.length === 0) return null;
  return (
    <section className={classes['sources']} aria-label={sourceMessages.title}>
      <h2>{sourceMessages.title}</h2>
      <ul className={classes['list']}>
        {followed.map((source) => (
          <li key={source.id} className={classes['item']}>
            <div className={classes['words']}>
              <span className={classes['name']}>{source.name}</span>
              <span className={classes['address']}>{source.origin.address}</span>
              <span className={classes['facts']}>{lastCheckText(source, festival, now())}</span>
            </div>
            <Button
              size="sm"
              variant="default"
              aria-label={sourceMessages.checkSource(source.name)}
              disabled={disabled || check.isPending}
              loading={check.isPending && check.variables.id === source.id}
              onClick={() => check.mutate(source)}
            >
              {sourceMessages.check}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
