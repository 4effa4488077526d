import { initialsOf, pickByText, stageColorCount } from '@lineup/look';
import { clsx } from 'clsx';
import { useState } from 'react';
import classes from './festival-cover.module.css';
import { Picture, type PictureSource } from '../files/picture.tsx';
import { stageColors } from './stage-colors.ts';

interface FestivalCoverProps {
  readonly name: string;
  readonly picture: PictureSource | null;
  readonly className?: string | undefined;
  /** For the one cover that is visible first; the others load lazily. */
  readonly eager?: boolean;
}

/**
 * A festival's cover, 5:3. Without a picture, or if it fails to load, it shows the festival's initials on a printed
 * plate. It is decorative: the name is always next to it.
 */
export function FestivalCover({ name, picture, className, eager = false }: FestivalCoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture === null || picture.url === broken) return <Plate name={name} className={className} />;
  return (
    <Picture
      className={clsx(classes['cover'], className)}
      picture={picture}
      alt=""
      width={500}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onBroken={() => setBroken(picture.url)}
    />
  );
}

function Plate({ name, className }: { readonly name: string; readonly className: string | undefined }) {
  return (
    <span
      className={clsx(classes['cover'], classes['plate'], className)}
      style={stageColors(pickByText(name, stageColorCount))}
      aria-hidden
    >
      {/* Drawn as SVG: text sized in container units makes the browser lay out a whole list of plates again each time. */}
      <svg className={classes['drawing']} viewBox="0 0 500 300" preserveAspectRatio="xMinYMax meet">
        <text className={classes['initials']} x="37" y="264">
          {initialsOf(name)}
        </text>
      </svg>
    </span>
  );
}
