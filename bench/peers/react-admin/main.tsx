import fakeDataProvider from 'ra-data-fakerest';
import { Admin, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

const festivals = Array.from({ length: 12 }, (_, number) => ({
  id: number + 1,
  name: `Festival ${number}`,
  location: 'Old Harbour',
  startDate: '2026-07-03',
  endDate: '2026-07-06',
}));

/** The cookie means signed in; otherwise react-admin shows its sign-in page. */
const isSignedIn = () => document.cookie.includes('session=');

const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => (isSignedIn() ? Promise.resolve() : Promise.reject(new Error('Please sign in'))),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

const FestivalList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="location" />
      <DataTable.Col source="startDate" />
      <DataTable.Col source="endDate" />
    </DataTable>
  </List>
);

const App = () => (
  <Admin dataProvider={fakeDataProvider({ festivals })} authProvider={authProvider} disableTelemetry>
    <Resource name="festivals" list={FestivalList} />
  </Admin>
);

createRoot(document.getElementById('root')).render(<App />);
