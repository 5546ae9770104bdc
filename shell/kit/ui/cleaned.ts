import { isHalfTyped } from './half-typed.ts';

type Typed = { currentTarget: EventTarget & { value: string } };
type Handlers = {
  onChange: (event: { target: EventTarget & { value: string }; nativeEvent: Event }) => void;
  onCompositionEnd: (event: Typed) => void;
  onBlur: (event: Typed) => void;
};

/**
 * Return handlers of an input that pass cleaned text to `take`. While a keyboard composes, text passes
 * unchanged, or it would be inserted twice. Clean on blur too: some keyboards never end a composition.
 * @param asWhole clean only on blur, for text in which a letter's meaning depends on the letters after it
 */
export function cleaned(
  clean: (text: string) => string,
  take: (text: string) => void,
  asWhole = false,
): Handlers {
  const finish = ({ currentTarget: { value } }: Typed) => {
    if (clean(value) !== value) take(clean(value));
  };
  return {
    onChange: ({ target, nativeEvent }) => {
      const event: Partial<InputEvent> = nativeEvent;
      const isPart = asWhole ? isHalfTyped(event) : event.isComposing;
      take(isPart ? target.value : clean(target.value));
    },
    onCompositionEnd: finish,
    onBlur: finish,
  };
}
