export { CheckButtons } from '../../import/sources/check-buttons.tsx';
export { ExportMenu } from '../export/export-menu.tsx';
export { PrintMenu } from '../print/print-menu.tsx';
export { ViewChoices } from './view-choices.tsx';
