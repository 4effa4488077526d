import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonLook } from './button.tsx';
import classes from './icon-button.module.css';

type Native = Omit<ComponentPropsWithRef<'button'>, 'color' | 'aria-label' | 'title'>;

interface IconButtonProps extends Pick<ButtonLook, 'color' | 'size'>, Native {
  /** The action, for screen readers and as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that shows an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, color = 'accent', size = 'md', className, children, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={clsx(classes['button'], className)}
      data-color={color}
      data-size={size}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
