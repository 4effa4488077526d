import { useState, type ComponentProps } from 'react';

/** A stored picture: its own address, and that of a smaller version, which may not be there. */
export interface PictureSource {
  readonly url: string;
  readonly version: string;
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  readonly picture: PictureSource;
  readonly alt: string;
  /** Called where the picture itself cannot be shown either. */
  readonly onBroken?: () => void;
}

/** A stored picture in the version that fits its place, or the picture itself where there is no such version (yet). */
export function Picture({ picture: { url, version }, alt, onBroken, ...rest }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const src = version === missing ? url : version;
  return (
    <img {...rest} src={src} alt={alt} onError={() => (src === url ? onBroken?.() : setMissing(version))} />
  );
}
