import { useId } from 'react';
import { SettlingInput } from './settling-input.tsx';

/** A search box over a list; its label is its placeholder, unless it is too long for a phone's line. */
export function SearchField({
  label,
  value,
  onSettled,
  showsLabel = false,
}: {
  label: string;
  value: string;
  onSettled: (value: string) => void;
  showsLabel?: boolean;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={showsLabel ? undefined : 'visually-hidden'}>
        {label}
      </label>
      <SettlingInput
        id={id}
        type="search"
        placeholder={showsLabel ? undefined : label}
        value={value}
        onSettled={onSettled}
      />
    </div>
  );
}
