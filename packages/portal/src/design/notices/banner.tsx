import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './banner.module.css';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '../icons.ts';

/** The tone of a banner: red for errors, amber for warnings, blue for information, green for success. */
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
  /** Full width of the page instead of a box. */
  readonly flush?: boolean;
  /** A single line among others instead of a box. */
  readonly slim?: boolean;
}

/** A permanent message. Red ones interrupt a screen reader, the others wait. */
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
