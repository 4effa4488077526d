import type { Row } from '../frame/row.ts';
import { choosing } from './choosing.ts';
import { reading } from './reading.ts';
import { scheduleOverHttp } from './schedule-http.ts';
import { inserting } from './inserting.ts';
import { saving } from './saving.ts';
import { feed } from './feed.ts';
import { firestoreReads } from './firestore-reads.ts';
import { growth } from './growth.ts';
import { memory } from './memory.ts';
import { reviewPage } from './review-page.ts';
import { signIns } from './sign-ins.ts';
import { firstLoads } from './first-load.ts';

/** All rows, in the order in which they are run. */
export const rows: readonly Row[] = [
  reading,
  scheduleOverHttp,
  inserting,
  saving,
  signIns,
  feed,
  memory,
  choosing,
  growth,
  firstLoads,
  reviewPage,
  firestoreReads,
];
