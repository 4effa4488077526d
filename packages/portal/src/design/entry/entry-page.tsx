import { stageColorCount } from '@lineup/look';
import type { ReactNode } from 'react';
import classes from './entry-page.module.css';
import { useEntryHeadRemoved } from './entry-head.ts';
import { PageTitle } from '../page/page-title.tsx';
import { stageColors } from '../festival/stage-colors.ts';

interface EntryPageProps {
  readonly title: string;
  /** An introduction to this step, below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/**
 * The layout of the pages before the portal: a single column. The bars are decoration that resembles a running order.
 */
export function EntryPage({ title, lead, children }: EntryPageProps) {
  useEntryHeadRemoved();
  return (
    <main id="content" tabIndex={-1} className={classes['page']}>
      <div className={classes['bars']} aria-hidden>
        {Array.from({ length: stageColorCount }, (_, index) => (
          <span key={index} style={stageColors(index)} />
        ))}
      </div>
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
      <div className={classes['body']}>{children}</div>
    </main>
  );
}
