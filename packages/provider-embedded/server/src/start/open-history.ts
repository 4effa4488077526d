import { forgetAuthor, pruneHistory } from '@lineup/functions';
import type { OpenHistoryKeeping } from '@lineup/provider/administration';
import { openDataFolder } from '../config/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { randomId, createDocumentStore } from '../documents/store.ts';
import { createServerProvider, noFiles } from '../functions/server-provider.ts';

/**
 * Opens the histories of a data folder for an operator's command, while a server may be running. Files that only pruned
 * changes named are removed at a later start of the server.
 */
export function openHistory(dataDir: string): OpenHistoryKeeping {
  const db = openDatabase(openDataFolder(dataDir).database);
  const store = createDocumentStore({ db, now: () => Date.now(), randomId });
  const provider = createServerProvider(store, noFiles);
  return {
    prune: (before) => pruneHistory(provider, before),
    forget: (email) => forgetAuthor(provider, email),
    close: async () => db.close(),
  };
}
