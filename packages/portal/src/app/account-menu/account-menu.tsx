import { initialsOf } from '@lineup/look';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { MenuPanel } from '../../design/controls/menu-panel.tsx';
import { usePart } from '../loading/use-part.ts';
import { useCurrentUser, usePortal } from '../portal-context.ts';
import classes from './account-menu.module.css';

const loadPart = () => import('./account-part.ts');

/** The signed-in person's initials, which open the menu of their account. What the menu shows is loaded with the first use. */
export function AccountMenu({ className }: { readonly className?: string }) {
  const { session } = usePortal();
  // It stays in place while the person signs in again.
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

/** "jo.doe@festival.example" reads as "jo doe". */
function namePartOf(email: string): string {
  return email.replace(/@.*$/u, '').replaceAll(/[._]/gu, ' ');
}
