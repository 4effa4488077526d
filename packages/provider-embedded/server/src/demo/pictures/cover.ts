import type { DemoPlan } from '../demo-plans.ts';
import { circle, picture, polygon, rays, ring, shape, waves } from './svg.ts';

/** Covers are in the portal's 5:3. */
const format = { width: 1500, height: 900, printedWidth: 1200 } as const;
const { width, height } = format;

/** The cover of a sample festival as SVG: a poster without words. */
export function coverSvg(motif: DemoPlan['motif']): string {
  return motifs[motif]();
}

const motifs: Readonly<Record<DemoPlan['motif'], () => string>> = {
  lighthouse: () =>
    picture(format, '#f4ead7', [
      ...rays(1040, 300, 1400, 26, '#f0d9ae'),
      circle(1040, 300, 150, '#e9a63a'),
      polygon(
        [
          [965, 760],
          [1005, 240],
          [1075, 240],
          [1115, 760],
        ],
        '#fbf5ea',
      ),
      polygon(
        [
          [991, 420],
          [1089, 420],
          [1096, 510],
          [984, 510],
        ],
        '#d9532c',
      ),
      polygon(
        [
          [977, 600],
          [1103, 600],
          [1110, 690],
          [970, 690],
        ],
        '#d9532c',
      ),
      shape('rect', { x: 990, y: 200, width: 100, height: 46, fill: '#22303c' }),
      polygon(
        [
          [985, 200],
          [1040, 140],
          [1095, 200],
        ],
        '#d9532c',
      ),
      waves(width, 700, height, 250, '#3f7f86'),
      waves(width, 760, height, 180, '#2f6a73'),
      waves(width, 830, height, 120, '#22303c'),
      polygon(
        [
          [250, 690],
          [520, 690],
          [470, 745],
          [300, 745],
        ],
        '#b23a48',
      ),
      polygon(
        [
          [385, 430],
          [385, 670],
          [540, 670],
        ],
        '#fbf5ea',
      ),
      polygon(
        [
          [370, 480],
          [370, 670],
          [270, 670],
        ],
        '#e9a63a',
      ),
    ]),
  mountains: () =>
    picture(format, '#f2d7b4', [
      circle(470, 390, 210, '#d9532c'),
      ring(470, 390, 260, '#e7a779', 14),
      ring(470, 390, 320, '#ebb98f', 10),
      ring(470, 390, 390, '#eec7a0', 8),
      polygon(
        [
          [-60, 900],
          [360, 360],
          [620, 640],
          [900, 250],
          [1290, 700],
          [1560, 480],
          [1560, 900],
        ],
        '#7d5a6a',
      ),
      polygon(
        [
          [900, 250],
          [820, 365],
          [885, 345],
          [930, 400],
          [975, 335],
        ],
        '#f6eedd',
      ),
      polygon(
        [
          [360, 360],
          [300, 438],
          [352, 420],
          [395, 450],
          [415, 420],
        ],
        '#f6eedd',
      ),
      polygon(
        [
          [-40, 900],
          [260, 620],
          [560, 800],
          [860, 560],
          [1180, 790],
          [1540, 600],
          [1540, 900],
        ],
        '#4d3a4f',
      ),
      ...Array.from({ length: 15 }, (_unused, index) => pine(40 + index * 104, 905 - (index % 4) * 22)),
    ]),
  bay: () =>
    picture(format, '#1d3b53', [
      circle(1080, 250, 120, '#f4ead7'),
      circle(1130, 225, 105, '#1d3b53'),
      ...Array.from({ length: 40 }, (_unused, index) =>
        circle((index * 397) % width, (index * 211) % 430, 2 + (index % 3), '#e9dcc0'),
      ),
      polygon(
        [
          [-20, 620],
          [320, 400],
          [700, 610],
          [700, 700],
          [-20, 700],
        ],
        '#2f6a5d',
      ),
      polygon(
        [
          [520, 640],
          [1010, 430],
          [1560, 640],
          [1560, 720],
          [520, 720],
        ],
        '#3f8570',
      ),
      waves(width, 640, height, 300, '#4b8fa0'),
      waves(width, 715, height, 210, '#3a7488'),
      waves(width, 790, height, 150, '#e6b35a'),
      ...Array.from({ length: 46 }, (_unused, index) => blade(index * 34 - 10, index)),
    ]),
};

/** A pine: three triangles on a trunk that stands on `ground`. */
function pine(x: number, ground: number): string {
  const tier = (top: number, half: number) =>
    polygon(
      [
        [x - half, ground - top + 80],
        [x, ground - top],
        [x + half, ground - top + 80],
      ],
      '#243430',
    );
  const trunk = shape('rect', { x: x - 6, y: ground - 40, width: 12, height: 40, fill: '#243430' });
  return [tier(190, 30), tier(145, 42), tier(100, 54), trunk].join('');
}

/** A blade of tussock grass that leans with its place. */
function blade(x: number, index: number): string {
  const lean = ((index * 37) % 60) - 30;
  const tall = 90 + ((index * 53) % 70);
  return polygon(
    [
      [x, height],
      [x + lean, height - tall],
      [x + 16, height],
    ],
    index % 2 ? '#7a5b2a' : '#a67b33',
  );
}
