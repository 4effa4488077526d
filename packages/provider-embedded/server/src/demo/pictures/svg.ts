/** Attributes of a shape; numbers are in the picture's own units. */
export type Attributes = Readonly<Record<string, string | number>>;

/** One element of an SVG picture. Values come from this program only, so nothing is escaped. */
export function shape(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** How large a picture is drawn, in its own units, and how many pixels wide it is printed. */
export interface Format {
  readonly width: number;
  readonly height: number;
  readonly printedWidth: number;
}

/** A whole picture on a ground of one colour. */
export function picture(format: Format, ground: string, shapes: readonly string[]): string {
  const { width, height, printedWidth } = format;
  const paper = shape('rect', { width, height, fill: ground });
  const printed = { width: printedWidth, height: Math.round((printedWidth * height) / width) };
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...printed, viewBox: `0 0 ${width} ${height}` };
  return shape('svg', attributes, [paper, ...shapes].join(''));
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return shape('circle', { cx, cy, r, fill });
}

/** A ring of the given line width. */
export function ring(cx: number, cy: number, r: number, stroke: string, width: number): string {
  return shape('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width });
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return shape('polygon', { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill });
}

/** A filled band with a wavy upper edge, from `top` down to `bottom`. */
export function waves(width: number, top: number, bottom: number, length: number, fill: string): string {
  const steps = Math.ceil(width / length) + 1;
  const crests = Array.from({ length: steps }, () => `q${length / 2},${-length / 3} ${length},0`);
  return shape('path', { d: `M${-length / 2},${top}${crests.join('')}V${bottom}H${-length / 2}Z`, fill });
}

/** Rays of a sun: triangles around a centre. */
export function rays(cx: number, cy: number, radius: number, count: number, fill: string): string[] {
  const point = (angle: number): [number, number] => [
    cx + radius * Math.cos(angle),
    cy + radius * Math.sin(angle),
  ];
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_unused, index) =>
    polygon([[cx, cy], point(index * step), point((index + 0.5) * step)], fill),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
