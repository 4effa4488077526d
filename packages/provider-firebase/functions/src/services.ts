import type { ServerProvider } from '@lineup/provider/server';
import { getAuth, type Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createServerProvider } from '../../server/src/server-provider.ts';
import { openFirestore, openProject } from './project.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Dependencies of the functions, each opened on first use: most calls need no files, whose library is slow to load. */
class Services {
  readonly firestore: Firestore = openFirestore();
  #bucket: Bucket | null = null;
  #provider: ServerProvider | null = null;

  get auth(): Auth {
    return getAuth(openProject());
  }

  get bucket(): Bucket {
    this.#bucket ??= getStorage(openProject()).bucket();
    return this.#bucket;
  }

  get provider(): ServerProvider {
    const { firestore } = this;
    this.#provider ??= createServerProvider({ firestore, bucket: this.bucket, now: Date.now });
    return this.#provider;
  }
}

let made: Services | null = null;

/** Created by the first call and reused by later ones. Not for what `commit` loads, see `openFirestore`. */
export function services(): Services {
  made ??= new Services();
  return made;
}
