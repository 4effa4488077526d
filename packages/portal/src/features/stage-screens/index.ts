/* The parts of stage screens that the show-day board uses. */
export { messageStateText, StageMessageForm } from './stage-message-form.tsx';
export { StageReports } from './stage-reports.tsx';
export { StageScreensButton } from './stage-screens-button.tsx';
export { useStageMessages, useStageReports } from './use-stage-screen-lists.ts';
