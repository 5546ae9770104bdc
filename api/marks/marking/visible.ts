import { PHOTO_WINDOW, type PhotoSize } from '@pehchan/contract/photo-values';
import type { Pixels } from './pixels.ts';
import { borderOf, placeStamp, type Stamp, stampOf } from './stamp.ts';

export type Holder = { name: string; digits: string; code: string };

/** Longer side in pixels from which a large copy shows name, digits and code. */
const NAMED_FROM = 480;
/** Longer side in pixels from which a copy for a list, or another small copy, shows the code. */
const CODE_FROM = 320;

/** Height of letters as a share of the copy's longer side, limited to a share of the frame for the text. */
const NAMED_HEIGHT = { ofLonger: 1 / 34, ofFrame: 1 / 18 };
const CODE_HEIGHT = { ofLonger: 1 / 12, ofFrame: 1 / 8 };
type Height = typeof NAMED_HEIGHT;
/** To fit, letters can shrink to this share of their height, but not below this many pixels. */
const LOWEST = { share: 0.7, pixels: 12 };
const LONGEST_NAME = 24;
/** Distance between two rows of text, in heights of a letter. */
const ROW = 3;

/**
 * The ellipse where faces are, which gets no letters. Its middle and half its height are shares of the
 * frame's height. Half its width is a share of the picture's width: a wide photo may show several people.
 */
const FACES = { middle: 0.4, high: 0.34, across: 0.32, acrossWide: 0.5 };

type Frame = { left: number; top: number; width: number; height: number };
/** Texts, and the frame to draw them in. Of several layouts the first readable one is used. */
type Layout = { texts: string[]; frame: Frame };
type Drawn = { stamps: Stamp[]; frame: Frame; size: number };

/** Draw the account's texts onto its copy, as far as the copy's size allows, and never over a face. */
export async function drawHolder(pixels: Pixels, holder: Holder, size: PhotoSize): Promise<void> {
  const longer = Math.max(pixels.width, pixels.height);
  if (longer >= NAMED_FROM && size !== 'card') await drawRows(pixels, holder);
  else if (longer >= CODE_FROM) await drawCode(pixels, holder.code);
}

function windowOf({ width, height }: Pixels): Frame {
  const scale = Math.min(width / PHOTO_WINDOW.width, height / PHOTO_WINDOW.height);
  const shown = {
    width: Math.floor(PHOTO_WINDOW.width * scale),
    height: Math.floor(PHOTO_WINDOW.height * scale),
  };
  const top = Math.round((height - shown.height) * PHOTO_WINDOW.above);
  return { left: Math.round((width - shown.width) / 2), top, ...shown };
}

const whole = ({ width, height }: Pixels): Frame => ({ left: 0, top: 0, width, height });

async function drawCode(pixels: Pixels, code: string): Promise<void> {
  const frames = [windowOf(pixels), whole(pixels)];
  const layouts = frames.map((frame) => ({ texts: [code], frame }));
  const drawn = await firstReadable(pixels, layouts, CODE_HEIGHT);
  if (!drawn) return;
  const { stamps: [stamp], frame } = drawn; // prettier-ignore
  if (stamp) placeInMiddle(pixels, stamp, frame.top + frame.height - stamp.height / 2);
}

/** Draw name, digits and code in rows below and above the face, and the code left and right of it. */
async function drawRows(pixels: Pixels, { name, digits, code }: Holder): Promise<void> {
  const [long, short] = [shortened(name), [digits, code].filter(Boolean).join(' · ')];
  const all = [long, short].filter(Boolean).join(' · ');
  const window = windowOf(pixels);
  const layouts = [
    { texts: [all], frame: window },
    { texts: [short, long].filter(Boolean), frame: window },
    { texts: [all], frame: whole(pixels) },
  ];
  const drawn = await firstReadable(pixels, layouts, NAMED_HEIGHT);
  if (!drawn) return;
  const { stamps, frame, size } = drawn;
  const codeStamp = await stampOf(code, size);
  for (const [row, y] of rowsOf(pixels, frame, size)) {
    const stamp = stamps[Math.abs(row) % stamps.length];
    if (!stamp) continue;
    const face = faceIn(pixels, frame, y, stamp.height / 2);
    if (face === 0) {
      const period = stamp.width + size;
      const beside = Math.max(0, Math.floor((pixels.width / period - 1) / 2));
      for (let at = -beside; at <= beside; at += 1) placeInMiddle(pixels, stamp, y, at * period);
    } else if (codeStamp.width - borderOf(size) <= pixels.width / 2 - face) {
      const left = row % 2 === 0 ? 0 : pixels.width - codeStamp.width;
      placeStamp(pixels, codeStamp, left, Math.round(y - codeStamp.height / 2));
    }
  }
}

function rowsOf({ height }: Pixels, frame: Frame, size: number): [row: number, y: number][] {
  const lowest = frame.top + frame.height - size;
  const rows: [number, number][] = [];
  for (let row = -Math.floor((height - size / 2 - lowest) / (ROW * size)); ; row += 1) {
    const y = lowest - row * ROW * size;
    if (y < 2.5 * size) return [...rows, [row, size]];
    rows.push([row, y]);
  }
}

function faceIn({ width, height }: Pixels, frame: Frame, y: number, half: number): number {
  const off = Math.max(0, Math.abs(y - frame.top - FACES.middle * frame.height) - half);
  const share = off / (FACES.high * frame.height);
  const across = width * (width > height ? FACES.acrossWide : FACES.across);
  return share >= 1 ? 0 : across * Math.sqrt(1 - share * share);
}

function placeInMiddle(pixels: Pixels, stamp: Stamp, y: number, aside = 0): void {
  const left = Math.round((pixels.width - stamp.width) / 2 + aside);
  placeStamp(pixels, stamp, left, Math.round(y - stamp.height / 2));
}

async function firstReadable(
  pixels: Pixels,
  layouts: readonly Layout[],
  { ofLonger, ofFrame }: Height,
): Promise<Drawn | undefined> {
  let drawn: Drawn | undefined;
  for (const { texts, frame } of layouts) {
    const best = Math.round(
      Math.min(ofLonger * Math.max(pixels.width, pixels.height), ofFrame * frame.height),
    );
    if (best === 0) continue;
    drawn = { ...(await fitted(texts, best, frame.width)), frame };
    if (drawn.size >= Math.max(LOWEST.pixels, LOWEST.share * best)) return drawn;
  }
  return drawn && drawn.size >= LOWEST.pixels / 2 ? drawn : undefined;
}

async function fitted(texts: string[], best: number, room: number): Promise<Omit<Drawn, 'frame'>> {
  const drawn = (size: number) => Promise.all(texts.map((text) => stampOf(text, size)));
  const stamps = await drawn(best);
  const widest = Math.max(...stamps.map(({ width }) => width));
  if (widest <= room) return { stamps, size: best };
  const size = Math.max(1, Math.floor((best * room) / widest));
  return { stamps: await drawn(size), size };
}

/** Cut a long name after a whole letter: a Devanagari letter may be several characters. */
function shortened(name: string): string {
  const visible = name.normalize('NFC').replace(/\p{C}/gu, '');
  const signs = Array.from(new Intl.Segmenter('hi').segment(visible), ({ segment }) => segment);
  return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME - 1).join('')}…` : visible;
}
