import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useOpenInReview } from '../../../app/open-in-review.ts';
import { isTyping } from '../../../app/keys/is-typing.ts';
import { topDialog } from '../../../design/dialogs/top-dialog.ts';
import { IconUpload } from '../../../design/icons.ts';
import classes from './incoming-lineup.module.css';
import { pastedFile } from './pasted-file.ts';

/** Opens the review for a file dropped anywhere on the schedule, and for several rows pasted there. */
export function IncomingLineup({ festivalId }: { readonly festivalId: string }) {
  const openInReview = useOpenInReview(festivalId);
  const [isOver, setIsOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    // Ignore drags without files, and drops that a file input handles itself.
    if (event.defaultPrevented || !carriesFiles(event)) return;
    // Otherwise the browser would navigate to the file.
    event.preventDefault();
    setIsOver(event.type === 'dragover' && topDialog() === null);
    const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
    if (file !== undefined && topDialog() === null) openInReview(file);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // The drag left the window.
    if (!(event.relatedTarget instanceof Node)) setIsOver(false);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || topDialog() !== null) return;
    const file = pastedFile(event.clipboardData?.getData('text/plain') ?? '');
    if (file !== null) openInReview(file);
  });
  // A layout effect, because users may paste as soon as they see the schedule.
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
