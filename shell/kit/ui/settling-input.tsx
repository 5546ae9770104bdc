import { useEffect, useState, type InputHTMLAttributes } from 'react';
import { cleaned } from './cleaned.ts';
import { Input } from './labelled.tsx';

const PAUSE_MS = 300;

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  /** Told once the typing pauses: a call per word instead of one per letter. */
  onSettled: (value: string) => void;
  /** Return the accepted part of the text, once the keyboard no longer composes it. */
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
      // Many keyboards compose every word. Wait for the end only if `taken` changes the text.
      onCompositionStart={() => setComposing(taken !== asTyped)}
      onCompositionEnd={(event) => {
        setComposing(false);
        onCompositionEnd(event);
      }}
      onBlur={() => typed !== value && onSettled(typed)}
    />
  );
}
