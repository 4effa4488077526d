import { initialsOf } from '@lineup/look';
import { useState, type ComponentProps } from 'react';

/** A stored picture: its own address, and those of a smaller version in two formats, which may not exist. */
export interface PictureSource {
  readonly url: string;
  readonly avif: string;
  readonly version: string;
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  readonly picture: PictureSource;
  readonly alt: string;
  /** Called if the picture itself cannot be shown either. */
  readonly onBroken?: () => void;
}

/** A stored picture in the version for its size, or the original if there is no such version (yet). */
export function Picture({ picture: { url, avif, version }, alt, onBroken, ...rest }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const src = version === missing ? url : version;
  const image = (
    <img {...rest} src={src} alt={alt} onError={() => (src === url ? onBroken?.() : setMissing(version))} />
  );
  if (src === url) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      {image}
    </picture>
  );
}

interface NamedPictureProps extends Omit<PictureProps, 'picture'> {
  /** Null for a picture that pages do not load. */
  readonly picture: PictureSource | null;
  /** Whose picture it is; its initials replace a picture that fails to load. */
  readonly name: string;
}

/** The picture of an artist or festival, or the initials if it is not loaded. */
export function NamedPicture({ name, picture, onBroken, ...rest }: NamedPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture === null || broken === picture.url) {
    return (
      <span className={rest.className} data-initials aria-hidden>
        {initialsOf(name)}
      </span>
    );
  }
  const fail = () => {
    setBroken(picture.url);
    onBroken?.();
  };
  return <Picture {...rest} picture={picture} onBroken={fail} />;
}
