import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { LoginPage } from '../../features/account/sign-in/login-page.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { AdminGuard, EnrollmentGuard, LoginGuard } from './guard.tsx';
import { lazyPage } from '../loading/lazy-page.tsx';
import { pages } from './pages.ts';
import { Redirect } from './redirect.tsx';
import { RootLayout } from '../layout/root-layout.tsx';
import type { PageAction } from '../palette/palette-door.ts';
import { parseStep } from './wizard-step.ts';

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: () => <Redirect to="/" />,
});

const loginGuard = createRoute({ getParentRoute: () => rootRoute, id: 'arriving', component: LoginGuard });
const loginPage = createRoute({
  getParentRoute: () => loginGuard,
  path: '/login',
  component: LoginPage,
});

const enrollmentGuard = createRoute({
  getParentRoute: () => rootRoute,
  id: 'enrolling',
  component: EnrollmentGuard,
});
const enrollmentPage = createRoute({
  getParentRoute: () => enrollmentGuard,
  path: '/enrollment',
  component: lazyPage(
    () => import('../../features/account/enrollment/enrollment-page.tsx'),
    'EnrollmentPage',
  ),
});

/** Open to everybody: the link decides who may continue. */
const invitationPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: pages.invitation,
});

const adminGuard = createRoute({ getParentRoute: () => rootRoute, id: 'admin', component: AdminGuard });
const workLayout = createRoute({
  getParentRoute: () => adminGuard,
  id: 'work',
  component: lazyPage(() => import('../layout/work-layout.tsx'), 'WorkLayout'),
});
const dashboardPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/',
  component: pages.dashboard,
});
const accountPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/account',
  component: pages.account,
});
const festivalPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/festival/$id/{-$tab}',
  component: pages.festival,
});
const administratorsPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/administrators',
  component: pages.administrators,
});
const artistsPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/artists',
  component: pages.artists,
});
const artistHistoryPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/artists/history',
  component: pages.artistHistory,
});
const artistPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/artists/$id',
  component: pages.artist,
});
const uploadPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/festival/$id/upload',
  validateSearch: parseStep,
  component: pages.wizard,
});
const draftPage = createRoute({
  getParentRoute: () => workLayout,
  path: '/festival/$id/upload/$uploadId',
  validateSearch: parseStep,
  component: pages.wizard,
});

const routeTree = rootRoute.addChildren([
  loginGuard.addChildren([loginPage]),
  enrollmentGuard.addChildren([enrollmentPage]),
  invitationPage,
  adminGuard.addChildren([
    workLayout.addChildren([
      dashboardPage,
      accountPage,
      administratorsPage,
      artistsPage,
      artistHistoryPage,
      artistPage,
      festivalPage,
      uploadPage,
      draftPage,
    ]),
  ]),
]);

/** The table of routes (specification, section 2). Tests pass a history in memory. */
export function createPortalRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** On /login: where to go after signing in. */
    readonly back?: string;
    /** The action that the opened page runs immediately. */
    readonly action?: PageAction;
    /** The setting of a festival to scroll to. */
    readonly setting?: string;
    /** Scrolls to the target in the address; a new number scrolls again. */
    readonly turn?: number;
    /** The target is shown without taking the focus. */
    readonly isInSidePanel?: boolean;
    /** An unplaced act to show in the tray. */
    readonly act?: string;
    /** The previous entry in the browser's history shows the same page without the opened event. */
    readonly isSpare?: boolean;
  }
}
