import { helpMessages, peopleMessages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import {
  IconDeviceMobileMessage,
  IconHelp,
  IconLogout,
  IconShieldCheck,
  IconUsers,
} from '../../design/icons.ts';
import { usePaletteDoor } from '../palette/palette-door.ts';
import { useLogout } from '../session/use-logout.ts';

/** An action in the account menu, below the settings. */
export interface AccountItem {
  readonly label: string;
  readonly Icon: typeof IconLogout;
  /** Called after the menu has closed and focus has returned to its button. */
  readonly run: () => void;
}

/** Returns the entries of the account menu, in order. */
export function useAccountItems(onChangePhone: () => void): readonly AccountItem[] {
  const logout = useLogout();
  const navigate = useNavigate();
  const { actions } = usePaletteDoor();
  return [
    { label: 'Password and Sessions', Icon: IconShieldCheck, run: () => void navigate({ to: '/account' }) },
    { label: 'Change Phone Number', Icon: IconDeviceMobileMessage, run: onChangePhone },
    {
      label: peopleMessages.title,
      Icon: IconUsers,
      run: () => void navigate({ to: '/administrators' }),
    },
    { label: helpMessages.title, Icon: IconHelp, run: () => void actions.run('guide') },
    { label: 'Logout', Icon: IconLogout, run: () => void logout() },
  ];
}
