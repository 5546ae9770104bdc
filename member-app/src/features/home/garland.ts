const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 360;
const FLOWERS = 13;
const PETALS = 9;
/** Marigolds from orange to yellow. Drawn colours, the same in both themes. */
const COLOURS = ['#e0701a', '#f08c1e', '#f6a821', '#ffc53d'] as const;
const LEAF = '#3f7a3a';

/** Draw a hanging garland of marigolds, without a file that a weak connection could lose. */
export function drawGarland(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${WIDTH} 96`);
  svg.setAttribute('aria-hidden', 'true');
  for (let index = 0; index < FLOWERS; index += 1) {
    const at = index / (FLOWERS - 1);
    const x = 10 + at * (WIDTH - 20);
    // Two arcs between the corners and the middle.
    const y = 16 + 46 * Math.abs(Math.sin(2 * Math.PI * at));
    svg.append(circle(x - 9, y + 15, 6, LEAF), circle(x + 9, y + 15, 6, LEAF), ...flower(x, y, index));
  }
  return svg;
}

function flower(x: number, y: number, index: number): SVGElement[] {
  return [16, 11, 6].flatMap((radius, ring) =>
    Array.from({ length: PETALS }, (_, petal) => {
      const turn = (2 * Math.PI * (petal + ring / 2)) / PETALS;
      const colour = COLOURS[(ring + (index % 2)) % COLOURS.length] ?? LEAF;
      return circle(
        x + radius * 0.7 * Math.cos(turn),
        y + radius * 0.7 * Math.sin(turn),
        radius / 2.4,
        colour,
      );
    }),
  );
}

function circle(x: number, y: number, radius: number, colour: string): SVGElement {
  const element = document.createElementNS(SVG, 'circle');
  const values = { cx: x.toFixed(1), cy: y.toFixed(1), r: radius.toFixed(1), fill: colour };
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  return element;
}
