import sharp from 'sharp';
import { portrait } from '../../src/top/demo/portrait.ts';
import { seededRandom } from '../../src/top/demo/random.ts';

type Colour = readonly [number, number, number];
/** A pixel. `x`, `y`: 0 in the middle, ±0.5 at the longer side's ends. `world`: dark to light, -1 to 1. */
type Dot = { x: number; y: number; world: number; grain: number };
type Kind = { width: number; height: number; seed: number; dot: (dot: Dot) => Colour };

const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
const lit = ([red, green, blue]: Colour, by: number): Colour => [red + by, green + by, blue + by * 0.9];
/** Return 1 inside a shape, 0 outside, and values between them at its soft edge. */
const within = (inside: number, softness = 0.02) => 1 / (1 + Math.exp(-inside / softness));

const SKIN: Colour = [186, 132, 98];
const HAIR: Colour = [34, 27, 25];

/** Return a pixel's colour in a drawing of a head with hair, eyes and mouth above shoulders. */
function person(dot: Dot, ground: Colour, cloth: Colour, size = 1, left = 0): Colour {
  const x = (dot.x - left) / size;
  const y = (dot.y + 0.08) / size;
  const shoulders = within((y > 0.2 ? 0.14 + (y - 0.2) * 0.9 : -0.1) - Math.abs(x), 0.008);
  const hair = within(1 - (x / 0.19) ** 2 - ((y + 0.05) / 0.25) ** 2, 0.03);
  const face = within(1 - (x / 0.145) ** 2 - (y / 0.2) ** 2, 0.04);
  const features = [
    [-0.055, -0.02, 0.025, 0.012],
    [0.055, -0.02, 0.025, 0.012],
    [0, 0.1, 0.05, 0.014],
  ].reduce(
    (most, [atX = 0, atY = 0, wide = 1, high = 1]) =>
      Math.max(most, within(1 - ((x - atX) / wide) ** 2 - ((y - atY) / high) ** 2, 0.2)),
    0,
  );
  const dressed = mixed(ground, lit(cloth, 30 * dot.world), shoulders);
  const haired = mixed(dressed, lit(HAIR, 22 * dot.world), hair);
  const skin = lit(SKIN, 60 * (x - y) + 14 * dot.world);
  return lit(mixed(mixed(haired, skin, face), HAIR, 0.75 * features), dot.grain);
}

const weave = (dot: Dot) =>
  45 * Math.sign(Math.sin(dot.x * 190) * Math.sin(dot.y * 190)) + 25 * Math.sin((dot.x + dot.y) * 420);

const KINDS: Record<string, Kind> = {
  portrait: {
    width: 864,
    height: 1080,
    seed: 1,
    dot: (dot) => person(dot, lit([120, 135, 128], 45 * dot.world), [150, 40, 60]),
  },
  'busy cloth': {
    width: 864,
    height: 1080,
    seed: 2,
    dot: (dot) =>
      person(
        dot,
        lit([170, 150, 120], 18 * dot.world),
        lit([130, 70, 90], weave(dot) + 20 * dot.world),
        1.25,
      ),
  },
  dark: {
    width: 810,
    height: 1080,
    seed: 3,
    dot: (dot) => {
      const [red, green, blue] = person(dot, lit([60, 60, 75], 50 * dot.world), [70, 60, 90]);
      return [red * 0.3, green * 0.27, blue * 0.26 + 3];
    },
  },
  studio: {
    width: 1080,
    height: 1080,
    seed: 4,
    dot: (dot) => {
      const even = { ...dot, world: dot.world * 0.12, grain: dot.grain * 0.2 };
      return person(even, lit([176, 186, 198], -70 * Math.hypot(dot.x, dot.y)), [40, 62, 110]);
    },
  },
  family: {
    width: 1080,
    height: 608,
    seed: 5,
    dot: (dot) => {
      const near = [-0.33, -0.11, 0.11, 0.33].reduce((a, b) =>
        Math.abs(dot.x - a) < Math.abs(dot.x - b) ? a : b,
      );
      const cloth: Colour = near < -0.2 ? [200, 150, 40] : near < 0.2 ? [60, 110, 90] : [170, 60, 50];
      return person(dot, lit([140, 150, 150], 55 * dot.world), cloth, 0.55, near);
    },
  },
  garden: {
    width: 1080,
    height: 810,
    seed: 6,
    dot: (dot) => {
      const leaves = lit([80, 115, 55], 120 * dot.world + 25 * Math.sign(dot.world));
      return person(dot, leaves, [210, 190, 60], 0.8, 0.12);
    },
  },
  'white wall': {
    width: 756,
    height: 1080,
    seed: 7,
    dot: (dot) => person(dot, lit([262, 260, 255], 9 * dot.world + 20 * dot.y), [245, 240, 236]),
  },
  courtyard: {
    width: 810,
    height: 1080,
    seed: 8,
    dot: (dot) => {
      const stones = 22 * Math.sign(Math.sin(dot.y * 60)) + 12 * Math.sign(Math.sin(dot.x * 33 + dot.y * 4));
      const shade = dot.x + 0.4 * dot.y > 0.1 ? -50 : 15;
      return person(dot, lit([190, 160, 125], stones + shade + 25 * dot.world), [235, 225, 215], 0.7, -0.1);
    },
  },
};

export const PICTURES: readonly string[] = [...Object.keys(KINDS), 'drawn'];

/**
 * Return a picture of this kind as WebP, like a stored photo. It is the same in each run.
 * @param longerSide in pixels
 */
export async function pictureOf(name: string, longerSide: number): Promise<Buffer> {
  const whole = originals.get(name) ?? original(name);
  originals.set(name, whole);
  return sharp(await whole)
    .resize({ width: longerSide, height: longerSide, fit: 'inside' })
    .webp({ quality: 80, effort: 3 })
    .toBuffer();
}

const originals = new Map<string, Promise<Buffer>>();

async function original(name: string): Promise<Buffer> {
  const kind = KINDS[name];
  const source = kind ? await drawn(kind) : sharp(Buffer.from(portrait(5, 'FEMALE')), { density: 144 });
  return source.png({ compressionLevel: 1 }).toBuffer();
}

/** Layers of noise, each with shapes half as large as the one before and nearly as much contrast. */
const LAYERS = 9;
const FALL = 0.82;

async function drawn({ width, height, seed, dot }: Kind) {
  const { next: random } = seededRandom(seed);
  const world = new Float32Array(width * height);
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const shapes = await noise(random, layer, width, height);
    for (let at = 0; at < world.length; at += 1) {
      world[at] = (world[at] ?? 0) + ((shapes[at] ?? 0) / 128 - 1) * 0.45 * FALL ** layer;
    }
  }
  const dots = Buffer.alloc(width * height * 3);
  const longer = Math.max(width, height);
  for (let at = 0; at < world.length; at += 1) {
    const x = ((at % width) + 0.5 - width / 2) / longer;
    const y = (Math.floor(at / width) + 0.5 - height / 2) / longer;
    const grain = (random() + random() - 1) * 8;
    const colour = dot({ x, y, world: world[at] ?? 0, grain });
    for (const [part, value] of colour.entries()) dots[at * 3 + part] = Math.max(0, Math.min(255, value));
  }
  return sharp(dots, { raw: { width, height, channels: 3 } });
}

function noise(random: () => number, layer: number, width: number, height: number): Promise<Buffer> {
  const size = { width: Math.min(width, 4 * 2 ** layer), height: Math.min(height, 5 * 2 ** layer) };
  const cells = Buffer.from(Uint8Array.from({ length: size.width * size.height }, () => random() * 256));
  return sharp(cells, { raw: { ...size, channels: 1 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Photos whose sizes `view`, `screen` and `card` have marks with grids that differ by one line of cells. */
export const SHAPES = [
  [852, 1080],
  [937, 1600],
  [1238, 1600],
] as const;
