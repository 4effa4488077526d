import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useOpenInReview } from '../../../app/open-in-review.ts';
import { isTyping } from '../../../app/keys/is-typing.ts';
import { topDialog } from '../../../design/dialogs/top-dialog.ts';
import { IconUpload } from '../../../design/icons.ts';
import classes from './incoming-lineup.module.css';
import { pastedFile } from './pasted-file.ts';

/** A file dropped anywhere on the schedule, and several rows pasted there, go to the review. */
export function IncomingLineup({ festivalId }: { readonly festivalId: string }) {
  const openInReview = useOpenInReview(festivalId);
  const [isOver, setIsOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    // Other pages' parts may be dragged as well, and a drop on a field for files is its own.
    if (event.defaultPrevented || !carriesFiles(event)) return;
    // Or else the browser would leave the portal and show the file.
    event.preventDefault();
    setIsOver(event.type === 'dragover' && topDialog() === null);
    const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
    if (file !== undefined && topDialog() === null) openInReview(file);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Out of the window, where there is nothing.
    if (!(event.relatedTarget instanceof Node)) setIsOver(false);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || topDialog() !== null) return;
    const file = pastedFile(event.clipboardData?.getData('text/plain') ?? '');
    if (file !== null) openInReview(file);
  });
  // Before the schedule is visible: then people may paste.
  useLayoutEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal };
    window.addEventListener('dragover', (event) => drag(event), options);
    window.addEventListener('drop', (event) => drag(event), options);
    window.addEventListener('dragleave', (event) => leave(event), options);
    window.addEventListener('paste', (event) => paste(event), options);
    return () => end.abort();
  }, []);

  if (!isOver) return null;
  return (
    <div className={classes['place']}>
      <p>
        <IconUpload size={24} aria-hidden /> Drop the lineup here to review it
      </p>
    </div>
  );
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer !== null && [...dataTransfer.types].includes('Files');
}
