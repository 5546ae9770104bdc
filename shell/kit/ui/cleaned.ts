type Handlers = {
  onChange: (event: { target: EventTarget & { value: string }; nativeEvent: Event }) => void;
  onCompositionEnd: (event: { currentTarget: EventTarget & { value: string } }) => void;
};

/**
 * Return handlers of an input that pass its cleaned text to `take`. Pass the text unchanged while a keyboard
 * composes (Hindi, dictation): after a changed value the keyboard would insert the whole text again.
 */
export function cleaned(clean: (text: string) => string, take: (text: string) => void): Handlers {
  return {
    onChange: ({ target, nativeEvent }) =>
      take((nativeEvent as { isComposing?: boolean }).isComposing ? target.value : clean(target.value)),
    onCompositionEnd: ({ currentTarget }) => take(clean(currentTarget.value)),
  };
}
