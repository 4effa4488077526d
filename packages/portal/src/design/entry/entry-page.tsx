import { stageColorCount } from '@lineup/look';
import type { ReactNode } from 'react';
import classes from './entry-page.module.css';
import { useEntryHeadRemoved } from './entry-head.ts';
import { PageTitle } from '../page/page-title.tsx';
import { stageColors } from '../festival/stage-colors.ts';

interface EntryPageProps {
  readonly title: string;
  /** What this step is about, below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The pages before the portal proper: one column, nothing else. The bars are an ornament, a running order seen from afar. */
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
