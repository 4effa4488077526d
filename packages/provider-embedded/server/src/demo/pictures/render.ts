import sharp from 'sharp';
import type { DemoPlan } from '../demo-plans.ts';
import { coverSvg } from './cover.ts';
import { portraitSvg } from './portrait.ts';

/** The cover of a sample festival as WebP bytes. */
export function renderCover(motif: DemoPlan['motif']): Promise<Uint8Array> {
  return render(coverSvg(motif));
}

/** The picture of an act as WebP bytes. */
export function renderPortrait(artistName: string): Promise<Uint8Array> {
  return render(portraitSvg(artistName));
}

function render(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).webp({ quality: 85, effort: 0 }).toBuffer();
}
