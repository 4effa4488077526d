import { artistPictureMessages as texts } from '@lineup/domain';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { IconUpload } from '../../../design/icons.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import { chosenFiles, droppedEntries, type PathedFile } from './dropped-files.ts';
import classes from './picture-batch.module.css';

interface BatchChooserProps {
  /** Why the previous selection was rejected, or null. */
  readonly error: string | null;
  readonly onRead: (find: () => Promise<readonly PathedFile[]>) => void;
}

/** The drop zone and file picker for pictures, a folder or an archive. */
export function BatchChooser({ error, onRead }: BatchChooserProps) {
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  // React does not support this attribute.
  useEffect(() => folder.current?.setAttribute('webkitdirectory', ''), []);
  const choose = (input: HTMLInputElement) => {
    const chosen = chosenFiles(input.files ?? []);
    // The same files can be picked again after they were changed.
    input.value = '';
    if (chosen.length > 0) onRead(() => Promise.resolve(chosen));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onRead(droppedEntries(event.dataTransfer));
  };
  return (
    <>
      {error !== null && (
        <div role="alert">
          <Banner tone="red">{error}</Banner>
        </div>
      )}
      <div
        className={classes['drop']}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload size={28} aria-hidden />
        <p>{texts.drop}</p>
        <p className={classes['hint']}>{texts.limits}</p>
        <div className={classes['buttons']}>
          {/* The focus was on the element that this replaces. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus onClick={() => files.current?.click()}>
            {texts.chooseFiles}
          </Button>
          <Button variant="default" onClick={() => folder.current?.click()}>
            {texts.chooseFolder}
          </Button>
        </div>
        <input
          ref={files}
          type="file"
          multiple
          accept=".jpg,.jpeg,.png,.gif,.webp,.zip"
          hidden
          aria-label={texts.chooseFiles}
          onChange={(event) => choose(event.currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          hidden
          aria-label={texts.chooseFolder}
          onChange={(event) => choose(event.currentTarget)}
        />
      </div>
    </>
  );
}
