import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './banner.module.css';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '../icons.ts';

/** What a banner tells: red stops, amber warns, blue informs, green is done. */
export type Tone = 'red' | 'amber' | 'blue' | 'green';

const icons = {
  red: IconCircleX,
  amber: IconAlertTriangle,
  blue: IconInfoCircle,
  green: IconCircleCheck,
} as const;

interface BannerProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Across the whole page instead of a box. */
  readonly flush?: boolean;
  /** A single line among others instead of a box. */
  readonly slim?: boolean;
}

/** A message that stays. Red ones interrupt a screen reader, the others wait. */
export function Banner({ tone, title, children, flush = false, slim = false }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      className={clsx(classes['banner'], flush && classes['flush'], slim && classes['slim'])}
      data-tone={tone}
      role={tone === 'red' ? 'alert' : 'status'}
    >
      <span className={classes['mark']}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes['body']} data-plain={typeof children === 'string'}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
