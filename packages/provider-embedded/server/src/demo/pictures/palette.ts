/** Printing inks on warm paper; each palette is a paper, a dark ink and three colours. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly colours: readonly [string, string, string];
}

export const palettes: readonly Palette[] = [
  { paper: '#f4ead7', ink: '#22303c', colours: ['#d9532c', '#e9a63a', '#3f7f86'] },
  { paper: '#f2e6d0', ink: '#2b2431', colours: ['#b23a48', '#e6a15c', '#4b6a8a'] },
  { paper: '#f6eedd', ink: '#1f3330', colours: ['#2f7d5d', '#e2b33c', '#c8553d'] },
  { paper: '#efe4d2', ink: '#2d2a26', colours: ['#7a4f9a', '#e07a5f', '#81a4a0'] },
  { paper: '#f5ecdf', ink: '#1d2a44', colours: ['#2a6fa8', '#f0b541', '#d4573b'] },
  { paper: '#f3e9da', ink: '#33241f', colours: ['#a44a2a', '#d9a441', '#5a7d5a'] },
];
