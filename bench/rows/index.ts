import type { Row } from '../frame/row.ts';
import { artistHistory } from './artist-history.ts';
import { artistsPage } from './artists-page.ts';
import { backups } from './backups.ts';
import { choosing } from './choosing.ts';
import { coldStartOfCommit } from './cold-start.ts';
import { conflicts } from './conflicts.ts';
import { feed } from './feed.ts';
import { firestoreReads } from './firestore-reads.ts';
import { firstLoads } from './first-load.ts';
import { growth } from './growth.ts';
import { handlingPage } from './handling-page.ts';
import { history } from './history.ts';
import { inserting } from './inserting.ts';
import { largeAnswers } from './large-answers.ts';
import { listPage } from './list-page.ts';
import { memory } from './memory.ts';
import { merging } from './merging.ts';
import { othersWait } from './others-wait.ts';
import { palettePage } from './palette-page.ts';
import { pictures } from './pictures.ts';
import { publicHttp } from './public-http.ts';
import { publicPage } from './public-page.ts';
import { publishing } from './publishing.ts';
import { readingAny } from './reading-any.ts';
import { reading } from './reading.ts';
import { releasing } from './releasing.ts';
import { reviewPage } from './review-page.ts';
import { saving } from './saving.ts';
import { scheduleOverHttp } from './schedule-http.ts';
import { schedulePage } from './schedule-page.ts';
import { signIns } from './sign-ins.ts';
import { stageScreens } from './stage-screens.ts';

/** All rows, in the order in which they run. */
export const rows: readonly Row[] = [
  firstLoads,
  schedulePage,
  handlingPage,
  reviewPage,
  palettePage,
  listPage,
  artistsPage,
  publicPage,
  reading,
  readingAny,
  conflicts,
  merging,
  releasing,
  publishing,
  choosing,
  saving,
  pictures,
  scheduleOverHttp,
  publicHttp,
  inserting,
  history,
  artistHistory,
  signIns,
  feed,
  stageScreens,
  largeAnswers,
  othersWait,
  memory,
  growth,
  backups,
  firestoreReads,
  coldStartOfCommit,
];
