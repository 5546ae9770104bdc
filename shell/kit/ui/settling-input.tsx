import { useEffect, useState, type InputHTMLAttributes } from 'react';
import { cleaned } from './cleaned.ts';
import { Input } from './labelled.tsx';

const PAUSE_MS = 300;

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  /** Told once the typing pauses: a call per word instead of one per letter. */
  onSettled: (value: string) => void;
  /** What of the letters is taken, once the keyboard no longer composes them. */
  taken?: (typed: string) => string;
};

const asTyped = (typed: string) => typed;

/**
 * An input that shows each letter at once and tells of them when they have stood still for a moment, or when
 * it is left: what is pressed next finds them told.
 */
export function SettlingInput({ value, onSettled, taken = asTyped, ...rest }: Props) {
  const [isComposing, setComposing] = useState(false);
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // Changed from outside (filters cleared, back button): what was typed gives way.
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value || isComposing) return undefined;
    const timer = setTimeout(() => onSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
    // A new function at every render must not start the pause over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, value, isComposing]);
  const { onChange, onCompositionEnd } = cleaned(taken, setTyped);
  return (
    <Input
      {...rest}
      value={typed}
      onChange={onChange}
      // Keyboards that compose every word are common: text that is taken as it is doesn't wait for its end.
      onCompositionStart={() => setComposing(taken !== asTyped)}
      onCompositionEnd={(event) => {
        setComposing(false);
        onCompositionEnd(event);
      }}
      onBlur={() => typed !== value && onSettled(typed)}
    />
  );
}
