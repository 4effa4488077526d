import type { PublicLanguage } from '@lineup/domain/release';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import type { Texts } from './texts.ts';

/** The texts of each language of the public page. */
export const catalogues: Readonly<Record<PublicLanguage, Partial<Texts>>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  da,
  sv,
  nb,
  fi,
  pl,
  cs,
};
