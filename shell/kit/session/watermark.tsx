import { WATERMARK } from '@pehchan/contract/photos';
import { useEffect, useRef } from 'react';
import { useSession } from './use-session.ts';
import { followCovered } from './watermark-clip.ts';
import styles from './watermark.module.css';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Show the viewer's email and phone across photos and facts, so that a photo of the screen names the viewer.
 * 50 texts, 10 a column, 100 px down and 300 px across (specification section 9), restored after any change.
 * A modal dialog would cover the page's watermark, so a watermark in a dialog is added to that dialog, and
 * covers all of it.
 */
export function Watermark() {
  const { user } = useSession();
  return user && <Mark email={user.email} phone={user.phone} />;
}

function Mark({ email, phone }: { email: string; phone: string }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const words = `${email} ${phone}`;
    const dialog = here.current?.closest('dialog, [role=dialog]');
    const place = dialog ?? document.body;
    let mark = draw(words);
    let path = '';
    let whole = mark.outerHTML;
    const watch = new MutationObserver(() => {
      if (mark.isConnected && mark.outerHTML === whole) return;
      mark.remove();
      mark = draw(words);
      mark.style.clipPath = path;
      put();
    });
    const clip = (next: string) => {
      if (next === path) return;
      path = next;
      mark.style.clipPath = path;
      whole = mark.outerHTML;
    };
    // Watch only the watermark and its parent: watching the whole page would slow down a cheap phone.
    const put = () => {
      place.append(mark);
      watch.disconnect();
      watch.observe(place, { childList: true });
      watch.observe(mark, { subtree: true, childList: true, attributes: true, characterData: true });
    };
    put();
    const stop = dialog ? undefined : followCovered(clip);
    return () => {
      stop?.();
      watch.disconnect();
      mark.remove();
    };
  }, [email, phone]);
  return <span ref={here} hidden />;
}

function draw(words: string): HTMLElement {
  const mark = document.createElement('div');
  mark.className = styles.watermark ?? '';
  mark.setAttribute('aria-hidden', 'true');
  mark.dataset.watermark = '';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', styles.texts ?? '');
  mark.append(svg);
  for (let index = 0; index < WATERMARK.texts; index += 1) {
    const column = Math.floor(index / WATERMARK.perColumn);
    const row = index % WATERMARK.perColumn;
    const text = document.createElementNS(SVG, 'text');
    const [x, y] = [column * WATERMARK.columnGap + 12, row * WATERMARK.rowGap + 96];
    text.setAttribute('x', String(x));
    text.setAttribute('y', String(y));
    // Rotate the watermark's texts, so that they cross lines of the page instead of striking one out.
    text.setAttribute('transform', `rotate(-14 ${x} ${y})`);
    text.textContent = words;
    svg.append(text);
  }
  return mark;
}
