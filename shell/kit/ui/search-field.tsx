import { useId } from 'react';
import { SettlingInput } from './settling-input.tsx';

/** A search box over a list; its label is its placeholder, and what a screen reader says. */
export function SearchField({
  label,
  value,
  onSettled,
}: {
  label: string;
  value: string;
  onSettled: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <SettlingInput id={id} type="search" placeholder={label} value={value} onSettled={onSettled} />
    </div>
  );
}
