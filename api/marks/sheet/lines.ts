import type { Weight } from '../marking/letters.ts';
import { widthOf } from './measure.ts';

export type Style = { weight: Weight; size: number };

const letters = new Intl.Segmenter('hi');

/** Break a text into lines of at most `width`. After `most` lines it is cut, with an ellipsis. */
export function linesOf(text: string, { weight, size }: Style, width: number, most = Infinity): string[] {
  const fits = (line: string) => widthOf(line, weight, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(' ')
    .flatMap((whole) => (fits(whole) ? [whole] : partsOf(whole, { weight, size }, width)))) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    if (lines.length > most) break;
  }
  if (line) lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', fits)];
}

/** Split a word that is wider than a line after whole letters. */
function partsOf(word: string, { weight, size }: Style, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  let wide = 0;
  for (const { segment } of letters.segment(word)) {
    const more = widthOf(segment, weight, size);
    if (part && wide + more > width) {
      parts.push(part);
      [part, wide] = ['', 0];
    }
    part += segment;
    wide += more;
  }
  return [...parts, part];
}

function cut(line: string, fits: (text: string) => boolean): string {
  const words = line.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop();
  return `${words.join(' ').replace(/[,.;:·-]+$/u, '')}…`;
}
