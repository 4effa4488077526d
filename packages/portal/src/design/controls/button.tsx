import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './button.module.css';
import { Loader } from './loader.tsx';

/** How buttons look: `filled` for the one primary action, `default` for the others, `subtle` and `light` for quiet ones. */
export interface ButtonLook {
  readonly variant?: 'filled' | 'default' | 'subtle' | 'light';
  /** Red where something is removed. */
  readonly color?: 'accent' | 'red';
  /** `sm` is for dense work with a fine pointer only. */
  readonly size?: 'sm' | 'md';
  /** On a phone it goes without its icon and with little room at its sides. */
  readonly lean?: boolean;
  /** It shows its icon alone where the window is less wide; its words stay its name. */
  readonly iconBelow?: 'laptop';
  /** Its words, not its edge, stand in line with what is above it. */
  readonly flush?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** An icon before the words. */
  readonly leftSection?: ReactNode;
  /** Shows that the work goes on, and takes no further clicks. */
  readonly loading?: boolean;
}

/** A button with words. */
export function Button(props: ButtonProps) {
  const {
    variant = 'filled',
    color = 'accent',
    size = 'md',
    lean = false,
    iconBelow,
    flush = false,
    loading = false,
    leftSection,
    disabled,
    className,
    children,
    ...button
  } = props;
  return (
    <button
      type="button"
      {...button}
      className={clsx(classes['button'], className)}
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-lean={lean || undefined}
      data-icon-below={iconBelow}
      data-flush={flush || undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      data-with-icon={leftSection === undefined ? undefined : true}
      disabled={disabled === true || loading}
    >
      {loading && (
        <span className={classes['loader']}>
          <Loader size={18} />
        </span>
      )}
      <span className={classes['inner']}>
        {leftSection !== undefined && <span className={classes['icon']}>{leftSection}</span>}
        <span className={classes['label']}>{children}</span>
      </span>
    </button>
  );
}
