import {
  AppBar,
  Drawer,
  FireCMS,
  FireCMSRouter,
  FireCMSi18nProvider,
  ModeControllerProvider,
  NavigationRoutes,
  Scaffold,
  SideDialogs,
  SnackbarProvider,
  useBuildModeController,
  useBuildNavigationController,
} from '@firecms/core';
import '@firecms/ui/index.css';
import { createRoot } from 'react-dom/client';

/*
 * A custom app as FireCMS documents it, except for its style sheet, which Tailwind would generate: this page measures
 * the size of the scripts, not how soon they paint.
 */
const festivals = Array.from({ length: 12 }, (_, number) => ({
  id: String(number),
  path: 'festivals',
  values: { name: `Festival ${number}`, location: 'Old Harbour' },
}));

const collections = [
  {
    id: 'festivals',
    path: 'festivals',
    name: 'Festivals',
    singularName: 'Festival',
    properties: {
      name: { name: 'Name', dataType: 'string' },
      location: { name: 'Location', dataType: 'string' },
    },
  },
];

const dataSourceDelegate = {
  key: 'memory',
  initialised: true,
  fetchCollection: () => Promise.resolve(festivals),
  fetchEntity: ({ entityId }) => Promise.resolve(festivals.find(({ id }) => id === entityId)),
  countEntities: () => Promise.resolve(festivals.length),
  isFilterCombinationValid: () => true,
  delegateToCMSModel: (data) => data,
  cmsToDelegateModel: (data) => data,
};

/** FireCMS's option for working without a sign-in, whose pages are those of its Firebase package. */
const authController = {
  user: null,
  loginSkipped: true,
  initialLoading: false,
  authLoading: false,
  signOut: () => Promise.resolve(),
  getAuthToken: () => Promise.resolve(''),
  extra: null,
  setExtra: () => undefined,
};

function App() {
  const modeController = useBuildModeController();
  const navigationController = useBuildNavigationController({
    collections,
    authController,
    dataSourceDelegate,
  });
  return (
    <SnackbarProvider>
      <ModeControllerProvider value={modeController}>
        <FireCMS
          navigationController={navigationController}
          authController={authController}
          dataSourceDelegate={dataSourceDelegate}
          storageSource={{}}
        >
          {({ loading }) =>
            loading ? (
              'Loading'
            ) : (
              <Scaffold autoOpenDrawer={false}>
                <AppBar title="Festivals" />
                <Drawer />
                <NavigationRoutes />
                <SideDialogs />
              </Scaffold>
            )
          }
        </FireCMS>
      </ModeControllerProvider>
    </SnackbarProvider>
  );
}

createRoot(document.getElementById('root')).render(
  <FireCMSi18nProvider>
    <FireCMSRouter>
      <App />
    </FireCMSRouter>
  </FireCMSi18nProvider>,
);
