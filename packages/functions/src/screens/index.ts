export { changeStageScreens } from './change-stage-screens.ts';
export {
  isLinkValid,
  noteLinkUse,
  noteMessageSeen,
  readScreenLineup,
  screenViewOf,
  stageLinkOf,
  type ScreenLineup,
} from './stage-screen.ts';
export { reportByLink, takeReport } from './stage-reports.ts';
