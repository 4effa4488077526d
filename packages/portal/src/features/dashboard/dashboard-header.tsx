import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageCorner } from '../../app/layout/page-corner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { useCurrentUser } from '../../app/portal-context.ts';
import { useLogout } from '../../app/session/use-logout.ts';
import type { PagePart } from '../../app/loading/use-part.ts';
import { IconLogout, IconPlus } from '../../design/icons.ts';
import { PageHeader } from '../../design/page/page-header.tsx';

interface DashboardHeaderProps {
  readonly onCreate: () => void;
  readonly hints: PagePart<object>['hints'];
}

/** The header with the account and the main action. */
export function DashboardHeader({ onCreate, hints }: DashboardHeaderProps) {
  return (
    <PageHeader
      title="Festival Admin Portal"
      actions={
        <>
          <LogoutButton />
          <ArtistsButton />
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate} {...hints}>
            Create Festival
          </Button>
        </>
      }
      account={<PageCorner />}
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

function ArtistsButton() {
  const navigate = useNavigate();
  return (
    <Button variant="default" onClick={() => void navigate({ to: '/artists' })}>
      Artists
    </Button>
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
