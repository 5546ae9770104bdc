import { useRemembered } from '@pehchan/kit';
import { useLocation } from '@pehchan/kit/router';
import { useCallback, useEffect, useRef } from 'react';

const PAUSE_MS = 150;
/** Pixels at the top of the window that the top bar and the filters cover. */
const COVERED = 120;

type Place = {
  key: string;
  /** The first visible card; `top` is its distance in pixels from the top of the window. */
  id: string;
  top: number;
  pressed?: string | undefined;
};

type ReturnPlace = {
  isWanted: (id: number) => boolean;
  settle: () => void;
};

/** After “back”, scroll to the card that was visible, not to an offset: cards above it may be taller now. */
export function usePlace(): ReturnPlace {
  const { key } = useLocation();
  const kept = useRemembered('search.place', 'tab');
  const placeToRestore = useRef<Place | null>(undefined);
  if (placeToRestore.current === undefined) placeToRestore.current = placeOf(kept.recall(), key);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Stop restoring the scroll position as soon as the user scrolls.
    const stop = () => {
      placeToRestore.current = null;
    };
    const note = (pressed = cardAt(document.activeElement)) => {
      const card = placeToRestore.current ? undefined : firstInSight();
      if (card) kept.keep({ key, ...card, pressed });
    };
    const noteInSight = () => note();
    const notePressed = ({ target }: MouseEvent) => {
      clearTimeout(timer);
      stop();
      note(target instanceof Element ? cardAt(target) : undefined);
    };
    const noteSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(noteInSight, PAUSE_MS);
    };
    const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    window.addEventListener('scroll', noteSoon, { passive: true });
    window.addEventListener('pagehide', noteInSight);
    document.addEventListener('click', notePressed, true);
    for (const move of moves) window.addEventListener(move, stop, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', noteSoon);
      window.removeEventListener('pagehide', noteInSight);
      document.removeEventListener('click', notePressed, true);
      for (const move of moves) window.removeEventListener(move, stop);
    };
  }, [kept, key]);

  const settle = useCallback(() => {
    const place = placeToRestore.current;
    const card = place && cardOf(place.id);
    if (!card) return;
    window.scrollBy(0, card.getBoundingClientRect().top - place.top);
    // Focus the card that the user pressed, as soon as the card is drawn, perhaps on a later page of cards.
    const pressed = place.pressed && cardOf(place.pressed);
    if (!pressed) return;
    place.pressed = undefined;
    pressed.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  const isWanted = useCallback((id: number) => placeToRestore.current?.id === String(id), []);
  return { isWanted, settle };
}

const CARD = '[data-biodata]';

function cardOf(id: string): Element | null {
  return document.querySelector(`[data-biodata="${id}"]`);
}

function cardAt(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>(CARD)?.dataset['biodata'];
}

function firstInSight(): Omit<Place, 'key'> | undefined {
  for (const card of document.querySelectorAll<HTMLElement>(CARD)) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > COVERED) return { id: card.dataset['biodata'] ?? '', top };
  }
  return undefined;
}

function placeOf(kept: unknown, here: string): Place | null {
  const fields = new Map<string, unknown>(Object.entries(kept ?? {}));
  const [key, id, top, pressed] = ['key', 'id', 'top', 'pressed'].map((name) => fields.get(name));
  const isPlace = key === here && isId(id) && typeof top === 'number';
  return isPlace ? { key: here, id, top, pressed: isId(pressed) ? pressed : undefined } : null;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d+$/.test(value);
}
