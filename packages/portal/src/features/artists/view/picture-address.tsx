import { artistPictureMessages } from '@lineup/domain';
import { useState } from 'react';
import { isShortcut } from '../../../app/keys/is-shortcut.ts';
import { Button } from '../../../design/controls/button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import type { ArtistPictureStore } from '../use-artist-picture.ts';
import classes from './picture-field.module.css';

const { address: texts } = artistPictureMessages;

interface PictureAddressProps {
  readonly store: ArtistPictureStore;
  /** The initial value of the field. */
  readonly start: string;
  readonly disabled: boolean;
}

/** Makes the server fetch a picture from the web. */
export function PictureAddress({ store, start, disabled }: PictureAddressProps) {
  const [address, setAddress] = useState(start);
  const { isFetching, fetchFailure } = store;
  const fetch = () => void store.fetch(address);
  return (
    <div className={classes['address']}>
      <TextInput
        label={texts.label}
        description={texts.hint}
        type="url"
        autoComplete="off"
        value={address}
        error={fetchFailure}
        announced
        disabled={disabled || isFetching}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isShortcut('confirm', event)) return;
          // Enter must not submit the artist form.
          event.preventDefault();
          fetch();
        }}
      />
      <Button variant="default" loading={isFetching} disabled={disabled} onClick={fetch}>
        {fetchFailure === null ? texts.fetch : texts.again}
      </Button>
      {isFetching && <ProgressNote label={texts.fetching} share={null} />}
    </div>
  );
}
