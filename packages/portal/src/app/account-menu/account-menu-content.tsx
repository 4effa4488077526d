import type { CurrentUser } from '@lineup/services';
import { Button } from '../../design/controls/button.tsx';
import { closeMenuOf } from '../../design/controls/menu-panel.tsx';
import { useLetterKeys } from '../keys/use-letter-keys.ts';
import { useAccountItems } from './account-items.ts';
import classes from './account-menu-content.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';
import { TimeFormatChoice } from './time-format-choice.tsx';

interface AccountMenuContentProps {
  readonly user: CurrentUser;
  readonly onChangePhone: () => void;
}

/** Shows who is signed in, the display settings of this browser, and the actions of the account. */
export function AccountMenuContent({ user, onChangePhone }: AccountMenuContentProps) {
  const items = useAccountItems(onChangePhone);
  const displayName = user.displayName?.trim() ?? '';
  return (
    <>
      <div className={classes['person']}>
        {displayName !== '' && <strong dir="auto">{displayName}</strong>}
        <span>{user.email}</span>
      </div>
      <SchemeSwitch />
      <TimeFormatChoice className={classes['format']} />
      <LetterKeysChoice />
      <div className={classes['items']}>
        {items.map(({ label, Icon, run }) => (
          <Button
            key={label}
            variant="subtle"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={({ currentTarget }) => {
              closeMenuOf(currentTarget);
              run();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

function LetterKeysChoice() {
  const { areOn, set } = useLetterKeys();
  return (
    <label className={classes['choice']}>
      <input type="checkbox" checked={areOn} onChange={(event) => set(event.currentTarget.checked)} />
      Single-letter shortcuts
    </label>
  );
}
