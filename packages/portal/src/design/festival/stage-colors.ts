import { stageColorCount } from '@lineup/look';
import type { CSSProperties } from 'react';

/**
 * Returns the colours of the stage at `index` (0-based, in the festival's order; negative for a stage that is no longer
 * in the list) as the CSS variables `--stage`, `--stage-tint` and `--stage-ink`.
 */
export function stageColors(index: number): CSSProperties {
  if (index < 0) return variables('--line-strong', '--sunken', '--ink');
  const name = `--stage-${(index % stageColorCount) + 1}`;
  return variables(name, `${name}-tint`, `${name}-ink`);
}

function variables(strip: string, tint: string, ink: string): CSSProperties {
  const style: Record<string, string> = {
    '--stage': `var(${strip})`,
    '--stage-tint': `var(${tint})`,
    '--stage-ink': `var(${ink})`,
  };
  return style;
}
