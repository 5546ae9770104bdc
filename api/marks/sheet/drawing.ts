import type { Weight } from '../marking/letters.ts';

/** All measures are points of an A4 page, from its upper left corner. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export type Box = { x: number; y: number; width: number; height: number };
/** `y` is the baseline of the letters. */
export type Line = { text: string; x: number; y: number; weight: Weight; size: number; colour: string };

/** A page as boxes of one colour, diamonds and lines of text, for all formats. */
export type Drawing = {
  boxes: (Box & { colour: string })[];
  diamonds: { x: number; y: number; radius: number; colour: string }[];
  lines: Line[];
  photo: Box | undefined;
};

export const COLOURS = {
  brand: '#8f2d14',
  gold: '#c4933f',
  text: '#2a1d16',
  muted: '#6b574b',
  frame: '#e6d3b3',
} as const;

export function frame({ boxes }: Drawing, { x, y, width, height }: Box, thick: number, colour: string): void {
  boxes.push(
    { x, y, width, height: thick, colour },
    { x, y: y + height - thick, width, height: thick, colour },
    { x, y, width: thick, height, colour },
    { x: x + width - thick, y, width: thick, height, colour },
  );
}
