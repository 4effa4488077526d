import { peopleMessages } from '@lineup/domain';
import type { AccessLine } from '@lineup/provider';
import { usePortal } from '../../../app/portal-context.ts';
import classes from './people.module.css';
import { whenText } from './when-text.ts';

const texts = peopleMessages.log;

/** Who changed whose access, newest first. */
export function AccessLog({ log }: { readonly log: readonly AccessLine[] }) {
  const { zone } = usePortal();
  return (
    <section className={classes['log']} aria-labelledby="access-log">
      <h2 id="access-log">{texts.title}</h2>
      <p className={classes['intro']}>{texts.intro}</p>
      {log.length === 0 && <p>{texts.none}</p>}
      {log.length > 0 && (
        <ol className={classes['entries']} reversed>
          {log.map(({ id, at, by, byOperator, action, person }) => (
            <li key={id} className={classes['entry']}>
              <span>
                {texts[action](byOperator ? texts.operator : by || texts.former, person || texts.former)}
              </span>
              <span className={classes['when']}>{whenText(at, zone)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
