/* What the board of the show day shows of stage screens. */
export { messageStateText, StageMessageForm } from './stage-message-form.tsx';
export { StageReports } from './stage-reports.tsx';
export { StageScreensButton } from './stage-screens-button.tsx';
export { useStageMessages, useStageReports } from './use-stage-screen-lists.ts';
