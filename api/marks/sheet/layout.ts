import { type Box, COLOURS, type Drawing, frame, PAGE } from './drawing.ts';
import { linesOf, type Style } from './lines.ts';
import { drawable, widthOf } from './measure.ts';
import type { SheetFact, SheetPage, SheetSection } from './sheet-page.ts';

/** The printed area: inside the frame, with room for the foot. */
const AREA = { left: 52, right: 543, top: 58, bottom: 784 } as const;
/** The photo, in the shape of `PHOTO_WINDOW`, at the upper right. */
export const PHOTO: Box = { x: 381, y: 106, width: 158, height: 197.5 };
const BESIDE_PHOTO = PHOTO.x - 22;
const BELOW_PHOTO = PHOTO.y + PHOTO.height + 12;

/** How large the letters are, and how many lines a paragraph can have: the first that fits is used. */
const SIZES: readonly [scale: number, most: number][] = [
  [1.2, Infinity], [1.12, Infinity], [1.05, Infinity], [1, Infinity], [0.94, Infinity], [0.88, Infinity],
  [0.88, 4], [0.88, 3], [0.82, 3], [0.82, 2], [0.76, 2], [0.76, 1], [0.7, 1], [0.64, 1], [0.58, 1], [0.5, 1],
]; // prettier-ignore

/** Lay out a sheet, with the largest letters with which all of it fits on the page. */
export function layOut(page: SheetPage, hasPhoto: boolean): Drawing {
  const clean = cleaned(page);
  let drawing: Drawing | undefined;
  for (const [scale, most] of SIZES) {
    const sheet = new Sheet(scale, most, hasPhoto);
    sheet.draw(clean);
    ({ drawing } = sheet);
    if (sheet.isFitting) break;
  }
  if (!drawing) throw new Error('a sheet has no size');
  return drawing;
}

const cleaned = (page: SheetPage): SheetPage => ({
  ...page,
  heading: drawable(page.heading),
  name: drawable(page.name),
  otherName: drawable(page.otherName),
  summary: drawable(page.summary),
  sections: page.sections.map(({ title, facts }) => ({
    title,
    facts: facts.map((fact) => ({ ...fact, value: drawable(fact.value) })).filter(({ value }) => value),
  })),
});

class Sheet {
  readonly drawing: Drawing;
  private readonly scale: number;
  private readonly most: number;
  private y: number = AREA.top;

  constructor(scale: number, most: number, hasPhoto: boolean) {
    this.scale = scale;
    this.most = most;
    this.drawing = { boxes: [], diamonds: [], lines: [], photo: hasPhoto ? PHOTO : undefined };
  }

  get isFitting(): boolean {
    return this.y <= AREA.bottom;
  }

  draw(page: SheetPage): void {
    this.border();
    this.head(page);
    const labels = this.labelWidth(page.sections);
    for (const section of page.sections) if (section.facts.length > 0) this.section(section, labels);
    if (page.foot) this.foot(page.foot);
  }

  private get right(): number {
    return this.drawing.photo && this.y < BELOW_PHOTO ? BESIDE_PHOTO : AREA.right;
  }

  private border(): void {
    const outer = { x: 24, y: 24, width: PAGE.width - 48, height: PAGE.height - 48 };
    const inner = { x: 30, y: 30, width: PAGE.width - 60, height: PAGE.height - 60 };
    frame(this.drawing, outer, 1.6, COLOURS.brand);
    frame(this.drawing, inner, 0.7, COLOURS.gold);
    for (const x of [inner.x, inner.x + inner.width]) {
      for (const y of [inner.y, inner.y + inner.height]) {
        this.drawing.diamonds.push({ x, y, radius: 5, colour: COLOURS.brand });
      }
    }
    if (!this.drawing.photo) return;
    const { x, y, width, height } = PHOTO;
    frame(this.drawing, { x: x - 4, y: y - 4, width: width + 8, height: height + 8 }, 0.8, COLOURS.gold);
  }

  private head({ heading, title, name, otherName, summary }: SheetPage): void {
    if (heading) {
      const style: Style = { weight: 'semibold', size: 12.5 };
      for (const line of linesOf(heading, style, AREA.right - AREA.left, 2)) {
        this.centred(line, style, this.y, COLOURS.gold);
        this.y += 18;
      }
    }
    const style: Style = { weight: 'semibold', size: 17 };
    this.y = Math.max(this.y + 10, 74);
    const half = widthOf(title, style.weight, style.size) / 2;
    this.centred(title, style, this.y, COLOURS.brand);
    const middle = PAGE.width / 2;
    for (const side of [-1, 1]) {
      const near = middle + side * (half + 16);
      this.drawing.diamonds.push({ x: near, y: this.y - 5, radius: 3.2, colour: COLOURS.gold });
      const x = side < 0 ? near - 82 : near + 8;
      this.drawing.boxes.push({ x, y: this.y - 5.4, width: 74, height: 0.8, colour: COLOURS.gold });
    }
    this.y = PHOTO.y + 4;
    this.block(name, 'semibold', 25, 1.22, COLOURS.brand, 3);
    if (otherName) this.block(otherName, 'semibold', 15, 1.4, COLOURS.text, 2);
    if (summary) this.block(summary, 'regular', 12, 1.5, COLOURS.muted, 3);
    this.y += 4;
  }

  /** Write lines from the left. A long text gets smaller letters before it gets more lines than it should. */
  private block(
    text: string,
    weight: Style['weight'],
    size: number,
    high: number,
    colour: string,
    most: number,
  ): void {
    const width = this.right - AREA.left;
    let style: Style = { weight, size };
    while (style.size > size * 0.6 && linesOf(text, style, width).length > Math.max(1, most - 1)) {
      style = { weight, size: style.size * 0.93 };
    }
    for (const line of linesOf(text, style, width, most)) {
      this.y += style.size * high;
      this.drawing.lines.push({ text: line, x: AREA.left, y: this.y - style.size * 0.25, ...style, colour });
    }
  }

  private section({ title, facts }: SheetSection, labels: number): void {
    const size = 13 * this.scale;
    this.y += size * 1.75;
    const style: Style = { weight: 'semibold', size };
    this.drawing.lines.push({ text: title, x: AREA.left, y: this.y, ...style, colour: COLOURS.brand });
    const x = AREA.left + widthOf(title, style.weight, size) + 10;
    const [y, width] = [this.y - size * 0.32, this.right - x];
    this.drawing.boxes.push({ x, y, width, height: 0.8, colour: COLOURS.frame });
    this.y += size * 0.42;
    for (const fact of facts) if (this.isFitting) this.fact(fact, labels);
  }

  private fact({ label, value, isLong }: SheetFact, labels: number): void {
    const size = 11 * this.scale;
    const [step, x] = [size * 1.5, AREA.left + labels + 12];
    const regular: Style = { weight: 'regular', size };
    const semibold: Style = { weight: isLong ? 'regular' : 'semibold', size };
    const width = this.right - x;
    const left = linesOf(label, regular, labels, 3);
    const right = linesOf(value, semibold, width, isLong ? this.most : Math.min(4, this.most + 1));
    for (const [at, line] of left.entries()) {
      const y = this.y + (at + 1) * step - size * 0.35;
      this.drawing.lines.push({ text: line, x: AREA.left, y, ...regular, colour: COLOURS.muted });
    }
    for (const [at, line] of right.entries()) {
      const y = this.y + (at + 1) * step - size * 0.35;
      this.drawing.lines.push({ text: line, x, y, ...semibold, colour: COLOURS.text });
    }
    this.y += Math.max(left.length, right.length) * step;
  }

  private labelWidth(sections: readonly SheetSection[]): number {
    const all = sections.flatMap(({ facts }) => facts.map(({ label }) => label));
    const widest = Math.max(0, ...all.map((label) => widthOf(label, 'regular', 11 * this.scale)));
    return Math.min(widest + 1, 172);
  }

  private foot(text: string): void {
    const style: Style = { weight: 'regular', size: 10 };
    this.centred(text, style, PAGE.height - 42, COLOURS.muted);
    const half = widthOf(text, style.weight, style.size) / 2;
    for (const side of [-1, 1]) {
      const x = PAGE.width / 2 + side * (half + 14);
      this.drawing.diamonds.push({ x, y: PAGE.height - 45.5, radius: 2.6, colour: COLOURS.gold });
    }
  }

  private centred(text: string, style: Style, y: number, colour: string): void {
    const x = (PAGE.width - widthOf(text, style.weight, style.size)) / 2;
    this.drawing.lines.push({ text, x, y, ...style, colour });
  }
}
