import { lineupTemplate, templateFileName, type Festival } from '@lineup/domain';
import { Button } from '../../../../design/controls/button.tsx';
import { IconDownload } from '../../../../design/icons.ts';
import { downloadText } from '../../../../app/download.ts';

/** Gives a sample file with the festival's own days and stages. */
export function TemplateButton({ festival }: { readonly festival: Festival }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => downloadText(templateFileName, lineupTemplate(festival))}
    >
      Download JSON Template
    </Button>
  );
}
