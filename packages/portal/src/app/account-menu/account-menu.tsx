import { initialsOf } from '@lineup/look';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { MenuPanel } from '../../design/controls/menu-panel.tsx';
import { usePart } from '../loading/use-part.ts';
import { useCurrentUser, usePortal } from '../portal-context.ts';
import classes from './account-menu.module.css';

const loadPart = () => import('./account-part.ts');

/**
 * The signed-in person's initials as a button that opens the account menu. The content of the menu is loaded on first
 * use.
 */
export function AccountMenu({ className }: { readonly className?: string }) {
  const { session } = usePortal();
  // Stays in place while the person signs in again.
  const user = useCurrentUser() ?? session.lastUser();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isChangingPhone, setChangingPhone] = useState(false);
  const { part, fetch, hints } = usePart(loadPart);
  const load = (): void => void fetch(load);
  if (user === null) return null;
  const name = user.displayName?.trim() || namePartOf(user.email);
  return (
    <>
      <button
        type="button"
        className={clsx(classes['button'], className)}
        aria-label={user.email}
        title={user.email}
        popoverTarget={id}
        {...hints}
      >
        <span className={classes['initials']} data-initials={initialsOf(name)} />
      </button>
      <MenuPanel
        id={id}
        label="Account"
        onToggle={(opens) => {
          setOpen(opens);
          if (opens && part === null) load();
        }}
      >
        {isOpen && part !== null && (
          <part.AccountMenuContent user={user} onChangePhone={() => setChangingPhone(true)} />
        )}
      </MenuPanel>
      {part !== null && (
        <part.ChangePhoneDialog opened={isChangingPhone} onClose={() => setChangingPhone(false)} />
      )}
    </>
  );
}

/** Returns the name in an e-mail address: "jo doe" for "jo.doe@festival.example". */
function namePartOf(email: string): string {
  return email.replace(/@.*$/u, '').replaceAll(/[._]/gu, ' ');
}
