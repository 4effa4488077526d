export { changeStageScreens } from './change-stage-screens.ts';
export {
  noteMessageSeen,
  noteScreenOpened,
  readScreenLineup,
  screenViewOf,
  stageLinkOf,
  type ScreenLineup,
} from './stage-screen.ts';
export { reportByLink, takeReport } from './stage-reports.ts';
