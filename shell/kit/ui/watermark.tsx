import { WATERMARK } from '@pehchan/contract/constants';
import { useEffect } from 'react';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The viewer's own email and phone over whatever they see, so that a photographed screen names who took it
 * (specification section 9: 50 texts, 10 a column, 100 px down and 300 px across). In front of everything, in nobody's way:
 * it takes no touch and isn't read aloud. Taken out of the page or hidden by hand, it is put back.
 */
export function Watermark({ email, phone }: { email: string; phone: string }) {
  useEffect(() => {
    const words = `${email} ${phone}`;
    let mark = draw(words);
    document.body.append(mark);
    const watch = new MutationObserver(() => {
      if (mark.isConnected && mark.outerHTML === whole) return;
      mark.remove();
      mark = draw(words);
      document.body.append(mark);
    });
    const whole = mark.outerHTML;
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    return () => {
      watch.disconnect();
      mark.remove();
    };
  }, [email, phone]);
  return null;
}

function draw(words: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'watermark');
  svg.setAttribute('aria-hidden', 'true');
  svg.dataset.watermark = '';
  for (let index = 0; index < WATERMARK.texts; index += 1) {
    const column = Math.floor(index / WATERMARK.perColumn);
    const row = index % WATERMARK.perColumn;
    const text = document.createElementNS(SVG, 'text');
    text.setAttribute('x', String(column * WATERMARK.columnGap + 12));
    text.setAttribute('y', String(row * WATERMARK.rowGap + 48));
    text.textContent = words;
    svg.append(text);
  }
  return svg;
}
