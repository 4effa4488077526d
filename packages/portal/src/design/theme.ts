import {
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
  type VariantColorResolverResult,
} from '@mantine/core';

/**
 * Buttons and marks take their colours from the tokens: the accent, or red where `color="red"` says that something is
 * removed. Variants: `filled` for the one primary action, `default` for the others, `subtle` and `light` for quiet ones.
 */
const colorsFromTokens: VariantColorsResolver = (input) => {
  const hue = input.color === 'red' ? 'red' : 'accent';
  const variants: Record<string, VariantColorResolverResult> = {
    filled: {
      background: `var(--${hue})`,
      hover: `var(--${hue}-strong)`,
      color: `var(--on-${hue})`,
      border: '1px solid transparent',
    },
    default: {
      background: 'var(--surface)',
      hover: 'var(--hover)',
      color: hue === 'red' ? 'var(--red)' : 'var(--ink)',
      border: '1px solid var(--line-strong)',
    },
    light: {
      background: `var(--${hue}-tint)`,
      hover: `var(--${hue}-tint)`,
      color: `var(--${hue})`,
      border: '1px solid transparent',
    },
    subtle: {
      background: 'transparent',
      hover: 'var(--hover)',
      color: hue === 'red' ? 'var(--red)' : 'var(--ink)',
      border: '1px solid transparent',
    },
  };
  return variants[input.variant] ?? defaultVariantColorsResolver(input);
};

/**
 * Mantine's settings for all pages. Scroll lock is the style sheet's (base.css), because Mantine's own writes a style
 * element, which the content-security policy forbids.
 */
export const theme = createTheme({
  variantColorResolver: colorsFromTokens,
  cursorType: 'pointer',
  focusRing: 'never',
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'md', variant: 'subtle' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    Modal: {
      defaultProps: {
        lockScroll: false,
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        transitionProps: { duration: 120 },
      },
    },
    // It is a header element, which would count as a second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  },
});
