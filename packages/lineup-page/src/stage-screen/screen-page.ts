import { stageScreenMessages as texts } from '@lineup/domain';
import type { PageAssets } from '../place.ts';

/**
 * The page of every stage screen; the token in its address selects what it shows. Dark, because screens are used behind
 * stages.
 */
export function screenPage({ screen, icons }: Pick<PageAssets, 'screen' | 'icons'>): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-color-scheme="dark">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark">',
    '<meta name="theme-color" content="#131214">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${texts.title}</title>`,
    `<link rel="stylesheet" href="${screen.style}">`,
    `<link rel="icon" href="${icons.drawing}" type="image/svg+xml">`,
    `<script type="module" src="${screen.script}"></script>`,
    '</head>',
    `<body><main id="screen"><p class="notice">${texts.connecting}</p></main>`,
    `<noscript><p class="notice">${texts.noScript}</p></noscript></body>`,
    '</html>',
    '',
  ].join('\n');
}
