import { useId } from 'react';
import { Labelled } from './labelled.tsx';
import { SettlingInput } from './settling-input.tsx';

/** A search input of a list. Its label is its placeholder, unless it is too long for a phone. */
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
    <Labelled id={id} label={label} hidesLabel={!showsLabel}>
      <SettlingInput
        id={id}
        type="search"
        placeholder={showsLabel ? undefined : label}
        value={value}
        onSettled={onSettled}
      />
    </Labelled>
  );
}
