import { useEffect, useState, type InputHTMLAttributes } from 'react';
import { cleaned } from './cleaned.ts';
import { Input } from './labelled.tsx';

const PAUSE_MS = 300;

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  /** Called when typing pauses, so that a list needs one call per word instead of one per letter. */
  onSettled: (value: string) => void;
  taken?: (typed: string) => string;
};

const asTyped = (typed: string) => typed;

/** An input that reports its text when typing pauses or when the input loses the focus. */
export function SettlingInput({ value, onSettled, taken = asTyped, ...rest }: Props) {
  const [isComposing, setComposing] = useState(false);
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // Discard the typed text if other code changes the value, for example when the filters are cleared.
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value || isComposing) return undefined;
    const timer = setTimeout(() => onSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
    // `onSettled` is a new function at every render and must not restart the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, value, isComposing]);
  const { onChange, onCompositionEnd } = cleaned(taken, setTyped);
  return (
    <Input
      {...rest}
      value={typed}
      onChange={onChange}
      // Many keyboards compose every word. Wait for the end of a composition only if `taken` cleans the text.
      onCompositionStart={() => setComposing(taken !== asTyped)}
      onCompositionEnd={(event) => {
        setComposing(false);
        onCompositionEnd(event);
      }}
      onBlur={() => typed !== value && onSettled(typed)}
    />
  );
}
