import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';
import { Labelled } from './labelled.tsx';

export type Option = { value: string; label: string };

/** The device's own picker: large on a phone, known to its owner, and it costs no code. */
export function Select({ options, ...rest }: ComponentProps<'select'> & { options: readonly Option[] }) {
  return (
    <select {...rest} className={clsx(styles.input, rest.className)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A picker under its label, for what is chosen outside of a form. */
export function LabelledSelect({
  label,
  value,
  options,
  onChoose,
  className,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
  className?: string;
}) {
  const id = useId();
  return (
    <Labelled id={id} label={label} className={className}>
      <Select id={id} value={value} options={options} onChange={(event) => onChoose(event.target.value)} />
    </Labelled>
  );
}
