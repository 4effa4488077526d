import { editingMessages, messages } from '@lineup/domain';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import classes from './version-comparison.module.css';

export interface ComparedField {
  readonly field: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface VersionComparisonProps {
  /** The name of the other person; null if unknown. */
  readonly who?: string | null;
  /** The fields in which the two copies differ. */
  readonly fields: readonly ComparedField[];
  /** The buttons for the choice. */
  readonly children: ReactNode;
}

/**
 * Shown after somebody else saved first: both copies side by side where they differ, and the choice which one to keep.
 */
export function VersionComparison({ who, fields, children }: VersionComparisonProps) {
  return (
    <div className={classes['choice']}>
      <Banner tone="amber" title={messages.provider.conflict}>
        {who !== undefined && `${messages.provider.changedBy(who)} `}
        {editingMessages.versions.text}
      </Banner>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Mine</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes['actions']}>{children}</div>
    </div>
  );
}
