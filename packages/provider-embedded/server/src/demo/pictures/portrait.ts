import { createRandom, type Random } from '../random.ts';
import { type Palette, palettes } from './palette.ts';
import { circle, picture, polygon, ring, shape, waves } from './svg.ts';

const size = 480;
const middle = size / 2;
const format = { width: size, height: size, printedWidth: 360 } as const;

/** A square picture for an act as SVG: an abstract print that depends on the name alone. */
export function portraitSvg(artistName: string): string {
  const random = createRandom(artistName);
  const palette = random.pick(palettes);
  const [ground, ...rest] = random.shuffled([palette.paper, ...palette.colours]);
  const colours = rest.length > 0 ? rest : palette.colours;
  return picture(format, ground ?? palette.paper, random.pick(prints)(random, palette, colours));
}

type Print = (random: Random, palette: Palette, colours: readonly string[]) => string[];

const prints: readonly Print[] = [record, sunset, blocks, cassette, hills];

/** A record seen from above. */
function record(random: Random, { ink }: Palette, colours: readonly string[]): string[] {
  const x = middle + random.int(-70, 70);
  const grooves = [90, 115, 140, 165].map((r) => ring(x, middle, r, random.pick(colours), 3));
  return [
    circle(x, middle, 190, ink),
    ...grooves,
    circle(x, middle, 62, random.pick(colours)),
    circle(x, middle, 9, ink),
  ];
}

/** A sun that sinks into the sea, ring after ring. */
function sunset(random: Random, { ink }: Palette, colours: readonly string[]): string[] {
  const y = random.int(240, 300);
  const discs = [210, 165, 120, 75].map((r, index) =>
    circle(middle, y, r, colours[index % colours.length] ?? ink),
  );
  return [...discs, waves(size, y + 60, size, random.int(60, 140), ink)];
}

/** A quilt of quarter circles. */
function blocks(random: Random, { ink }: Palette, colours: readonly string[]): string[] {
  const edge = size / 4;
  return Array.from({ length: 16 }, (_unused, index) => {
    const x = (index % 4) * edge;
    const y = Math.floor(index / 4) * edge;
    const corner = `translate(${x + edge / 2} ${y + edge / 2}) rotate(${random.int(0, 3) * 90})`;
    const d = `M${-edge / 2},${-edge / 2}h${edge}a${edge},${edge} 0 0 1 ${-edge},${edge}Z`;
    return shape('path', { d, transform: corner, fill: random.pick([ink, ...colours]) });
  });
}

/** A cassette on a striped ground. */
function cassette(random: Random, { paper, ink }: Palette, colours: readonly string[]): string[] {
  const stripes = Array.from({ length: 4 }, (_unused, index) =>
    shape('rect', { x: 0, y: 40 + index * 110, width: size, height: 46, fill: random.pick(colours) }),
  );
  const label = shape('rect', { x: 95, y: 155, width: 290, height: 120, rx: 10, fill: random.pick(colours) });
  return [
    ...stripes,
    shape('rect', { x: 65, y: 130, width: 350, height: 220, rx: 20, fill: ink }),
    label,
    ...[170, 310].flatMap((x) => [circle(x, 215, 38, paper), circle(x, 215, 14, ink)]),
    polygon(
      [
        [150, 350],
        [175, 300],
        [305, 300],
        [330, 350],
      ],
      paper,
    ),
  ];
}

/** Hills under a moon. */
function hills(random: Random, { ink }: Palette, colours: readonly string[]): string[] {
  const peak = () => random.int(60, 420);
  const hill = (y: number, fill: string) =>
    polygon(
      [
        [-80, size],
        [peak(), y],
        [560, size],
      ],
      fill,
    );
  return [
    circle(random.int(120, 360), 140, random.int(45, 80), random.pick(colours)),
    hill(random.int(150, 220), random.pick(colours)),
    hill(random.int(230, 300), ink),
    hill(random.int(310, 360), random.pick(colours)),
  ];
}
