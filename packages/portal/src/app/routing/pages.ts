import { lazyPage } from '../loading/lazy-page.tsx';

/** The pages behind the sign-in and behind the link of an invitation, each in its own file. */
export const pages = {
  dashboard: lazyPage(() => import('../../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  festival: lazyPage(() => import('../../features/festival/festival-page.tsx'), 'FestivalPage'),
  account: lazyPage(() => import('../../features/account/own-account/account-page.tsx'), 'AccountPage'),
  administrators: lazyPage(
    () => import('../../features/account/people/administrators-page.tsx'),
    'AdministratorsPage',
  ),
  artists: lazyPage(() => import('../../features/artists/artists-page.tsx'), 'ArtistsPage'),
  artistHistory: lazyPage(
    () => import('../../features/history/artist-history-page.tsx'),
    'ArtistHistoryPage',
  ),
  artist: lazyPage(() => import('../../features/artists/artist-page.tsx'), 'ArtistPage'),
  invitation: lazyPage(
    () => import('../../features/account/invitation/invitation-page.tsx'),
    'InvitationPage',
  ),
  wizard: lazyPage(() => import('../../features/import/wizard-page.tsx'), 'WizardPage'),
};
