import { useEffect, useState, type InputHTMLAttributes } from 'react';
import { Input } from './labelled.tsx';

const PAUSE_MS = 300;

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  /** Told once the typing pauses: a call per word instead of one per letter. */
  onSettled: (value: string) => void;
  /** What of the letters is taken. */
  taken?: (typed: string) => string;
};

/**
 * An input that shows each letter at once and tells of them when they have stood still for a moment, or when
 * it is left: what is pressed next finds them told.
 */
export function SettlingInput({ value, onSettled, taken = (typed) => typed, ...rest }: Props) {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // Changed from outside (filters cleared, back button): what was typed gives way.
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
    // A new function at every render must not start the pause over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, value]);
  return (
    <Input
      {...rest}
      value={typed}
      onChange={(event) => setTyped(taken(event.target.value))}
      onBlur={() => typed !== value && onSettled(typed)}
    />
  );
}
