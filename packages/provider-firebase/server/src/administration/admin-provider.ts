import { forgetAuthor, pruneHistory } from '@lineup/functions';
import {
  AdministrationError,
  type Contents,
  type AdminProvider,
  type Replacement,
} from '@lineup/provider/administration';
import { createAdministration } from './administration.ts';
import { listFiles } from './file-addresses.ts';
import { openProject, type Project, type ProjectName } from './project.ts';
import { readContents } from './read-contents.ts';
import { createServerProvider } from '../server-provider.ts';
import { createTarget } from './target.ts';

const now = () => Date.now();

/** The administration of a portal in a Firebase project. */
export function firebaseAdminProvider(name: ProjectName): AdminProvider {
  return {
    name: 'firebase',
    openAdministration: async () => {
      const project = await openProject(name);
      return { ...createAdministration({ ...project, now }), close: project.close };
    },
    openHistory: async () => {
      const project = await openProject(name);
      const provider = createServerProvider({ ...project, now });
      return {
        prune: (before) => pruneHistory(provider, before),
        forget: (email) => forgetAuthor(provider, email),
        close: project.close,
      };
    },
    isEmpty: async () => {
      const project = await openProject(name);
      try {
        return await isEmpty(project);
      } finally {
        await project.close();
      }
    },
    openContents: () => openContents(name),
    openTarget: () => openTarget(name),
    openReplacement: () => openTarget(name),
    leaveDemo: () => Promise.reject(new AdministrationError('Firebase has no demo.')),
    openInspection: () =>
      Promise.reject(
        new AdministrationError('Google checks the storage of Firebase; check is for the embedded provider.'),
      ),
  };
}

async function openContents(name: ProjectName): Promise<Contents> {
  const project = await openProject(name);
  try {
    const { readTime } = await project.firestore.collection('festivals').limit(1).get();
    return { ...readContents(project, readTime), close: project.close };
  } catch (error) {
    await project.close();
    throw error;
  }
}

/** Firebase cannot replace a project's content atomically: writes take effect immediately. */
async function openTarget(name: ProjectName): Promise<Replacement> {
  const project = await openProject(name);
  return { ...createTarget(project, now), finish: async () => undefined, close: project.close };
}

async function isEmpty({ auth, firestore, bucket }: Project): Promise<boolean> {
  const [accounts, records, festivals, files] = await Promise.all([
    auth.listUsers(1),
    firestore.collection('users').limit(1).get(),
    firestore.collection('festivals').limit(1).get(),
    listFiles(bucket),
  ]);
  return accounts.users.length === 0 && records.empty && festivals.empty && files.length === 0;
}
