import type { Change } from '@lineup/domain';
import { useId, useState } from 'react';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import { IconChevronRight } from '../../design/icons.ts';
import classes from './change-entry.module.css';
import { ChangeDetails } from './change-details.tsx';
import type { ShownHistory } from './shown-history.ts';
import { useChangeText } from './use-change-text.ts';
import { whenOf } from './when-text.ts';

interface ChangeEntryProps {
  readonly history: ShownHistory;
  readonly change: Change;
}

/** A change: what, who and when; it expands to the differences and actions. */
export function ChangeEntry({ history, change }: ChangeEntryProps) {
  const { id, clocks } = history;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const what = useChangeText(id, change, clocks);
  const who = useAuthorNames([change.by])(change.by);
  const { time } = whenOf(change, clocks);
  return (
    <article className={classes['entry']}>
      <button
        type="button"
        className={classes['head']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <time className={classes['time']}>{time}</time>
        <span className={classes['words']}>
          <span className={classes['what']}>{what}</span>{' '}
          <span className={classes['who']} title={change.by.email}>
            {who}
          </span>
        </span>
        <IconChevronRight className={classes['chevron']} size={18} aria-hidden />
      </button>
      <div id={panelId} className={classes['panel']} hidden={!isOpen}>
        {isOpen && <ChangeDetails {...{ history, change, what, who }} />}
      </div>
    </article>
  );
}
