type Handlers = {
  onChange: (event: { target: EventTarget & { value: string }; nativeEvent: Event }) => void;
  onCompositionEnd: (event: { currentTarget: EventTarget & { value: string } }) => void;
};

/**
 * Return an input's handlers that give its text to `take`, cleaned. While a keyboard composes (Hindi,
 * dictation) the text is left as it is: behind a value that changed, the keyboard would insert all of it
 * again.
 */
export function cleaned(clean: (text: string) => string, take: (text: string) => void): Handlers {
  return {
    onChange: ({ target, nativeEvent }) =>
      take((nativeEvent as { isComposing?: boolean }).isComposing ? target.value : clean(target.value)),
    onCompositionEnd: ({ currentTarget }) => take(clean(currentTarget.value)),
  };
}
