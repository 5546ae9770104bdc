import { escapeHtml } from '../../ground/http/html.ts';

const SIZE = 480;
const LINE_LENGTH = 26;

/** Return a picture (SVG) with a sentence as text, so that the viewer's fonts show either script. */
export function placeholder(sentence: string): string {
  const lines = wrapped(sentence);
  const top = SIZE / 2 - ((lines.length - 1) * 36) / 2;
  const text = lines.map(
    (line, index) => `<text x="${SIZE / 2}" y="${top + index * 36}">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">\
<rect width="100%" height="100%" fill="#e8e3da"/>\
<g fill="#3a3327" font-family="system-ui, sans-serif" font-size="26" text-anchor="middle">${text.join('')}</g></svg>`;
}

function wrapped(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < LINE_LENGTH) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
