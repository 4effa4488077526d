import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './button.module.css';
import { Loader } from './loader.tsx';

/**
 * The appearance of buttons: `filled` for the one primary action, `default` for the others, `subtle` and `light` for
 * quiet ones.
 */
export interface ButtonLook {
  readonly variant?: 'filled' | 'default' | 'subtle' | 'light';
  /** Red for actions that remove something. */
  readonly color?: 'accent' | 'red';
  /** `sm` is only for dense layouts with a fine pointer. */
  readonly size?: 'sm' | 'md';
  /** Without the icon and with little padding on phones. */
  readonly lean?: boolean;
  /** Shows only the icon in windows that are narrower; the label stays the accessible name. */
  readonly iconBelow?: 'laptop';
  /** Aligns the label, not the edge, with what is above it. */
  readonly flush?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** An icon before the label. */
  readonly leftSection?: ReactNode;
  /** Shows that the action is running, and ignores further clicks. */
  readonly loading?: boolean;
}

/** A button with a label. */
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
