import { Button } from '../../../../design/controls/button.tsx';
import { IconDownload } from '../../../../design/icons.ts';
import { downloadText } from '../../../../app/download.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import { reviewedFile } from '../../saving/reviewed-file.ts';

/** Downloads the events of the draft as a file that can be uploaded again. */
export function DownloadReviewed() {
  const { store } = useDraftSession();
  const download = () => {
    const events = store.rows().map((row) => row.event);
    const { name, text } = reviewedFile(events, store.rules().festival);
    downloadText(name, text);
  };
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={download}
    >
      Download Reviewed Events
    </Button>
  );
}
