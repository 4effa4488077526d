import { lineupTemplate, templateFileName, type Festival } from '@lineup/domain';
import { downloadText } from '../../../../app/download.ts';

/** Downloads a sample file with the festival's own days and stages. */
export function downloadTemplate(festival: Festival): void {
  downloadText(templateFileName, lineupTemplate(festival));
}
