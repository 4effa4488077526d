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
export { parseReport, reportByLink, type ReportCall } from './stage-reports.ts';
