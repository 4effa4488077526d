import { useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { useCurrentUser } from '../../app/portal-context.ts';
import { useLogout } from '../../app/session/use-logout.ts';
import { type PagePart, usePart } from '../../app/loading/use-part.ts';
import { IconLogout, IconPlus, IconDeviceMobileMessage } from '../../design/icons.ts';
import { PageHeader } from '../../design/page/page-header.tsx';

const loadDialog = () => import('../account/enrollment/enrollment-dialog.tsx');

/** Lets the administrator have the codes for signing in sent to another phone. There is no doing without one. */
function ChangePhone() {
  const [isOpen, setOpen] = useState(false);
  const { part, fetch, hints } = usePart(loadDialog);
  const open = async () => {
    if (await fetch(() => void open())) setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconDeviceMobileMessage size={18} aria-hidden />}
        onClick={() => void open()}
        {...hints}
      >
        Change Phone Number
      </Button>
      {part !== null && (
        <part.EnrollmentDialog
          opened={isOpen}
          title="Change Phone"
          lead="Sign-in codes will go to the new number. You will be signed out everywhere else."
          onComplete={close}
          onClose={close}
        />
      )}
    </>
  );
}

interface DashboardHeaderProps {
  readonly onCreate: () => void;
  readonly hints: PagePart<object>['hints'];
}

/** Who is signed in, the way out, and the one thing to do here. */
export function DashboardHeader({ onCreate, hints }: DashboardHeaderProps) {
  return (
    <PageHeader
      title="Festival Admin Portal"
      actions={
        <>
          <ChangePhone />
          <LogoutButton />
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate} {...hints}>
            Create Festival
          </Button>
        </>
      }
    >
      <WelcomeLine />
    </PageHeader>
  );
}

function WelcomeLine() {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <>
      <span>Welcome, {user.email}</span>
      {user.displayName !== undefined && user.displayName !== '' && <span> · {user.displayName}</span>}
    </>
  );
}

function LogoutButton() {
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logout();
    setLeaving(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size={18} aria-hidden />}
      disabled={isLeaving}
      onClick={() => void leave()}
    >
      Logout
    </Button>
  );
}
