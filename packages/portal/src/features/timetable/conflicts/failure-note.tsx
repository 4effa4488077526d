import { conflictPanelMessages } from '@lineup/domain';
import { Banner } from '../../../design/notices/banner.tsx';
import classes from './failure-note.module.css';
import type { FixFailure } from './use-fix.ts';

const texts = conflictPanelMessages;

/** Says why a fix was not stored; lists both values of sets that another user changed first. */
export function FailureNote({ failure: { text, overtaken } }: { readonly failure: FixFailure }) {
  if (overtaken.length === 0) return <Banner tone="red" title={text} />;
  return (
    <Banner tone="red" title={text}>
      {texts.nothingStored}
      <ul className={classes['sets']}>
        {overtaken.map(({ id, artist, attempted, now }) => (
          <li key={id}>
            <b>{artist}</b>
            <dl>
              <dt>{texts.attempted}</dt>
              <dd>{attempted}</dd>
              <dt>{texts.now}</dt>
              <dd>{now}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
