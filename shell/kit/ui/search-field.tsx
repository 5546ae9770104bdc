import { useId } from 'react';
import { Labelled } from './labelled.tsx';
import { SettlingInput } from './settling-input.tsx';

/** An input that searches a list. The label is the placeholder, or with `showsLabel` above the input. */
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
