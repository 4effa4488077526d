import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type Native = Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label' | 'title'>;

interface IconButtonProps
  extends Pick<ActionIconProps, 'variant' | 'color' | 'size' | 'loading' | 'disabled'>, Native {
  /** What it does, to whom cannot see the icon and on hovering. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
}

/** A button that shows an icon only. */
export function IconButton({ label, children, ...button }: IconButtonProps) {
  return (
    <ActionIcon type="button" {...button} aria-label={label} title={label}>
      {children}
    </ActionIcon>
  );
}
