import { clsx } from 'clsx';
import { use, useId, type ComponentProps } from 'react';
import styles from './field.module.css';
import { Labelled } from './labelled.tsx';
import { PartsContext, type Option, type SelectProps } from './parts.ts';

export type { Option };

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

export function LabelledSelect(props: SelectProps) {
  const { LabelledSelect: Part = LightSelect } = use(PartsContext);
  return <Part {...props} />;
}

function LightSelect({ label, value, options, onChoose, className }: SelectProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} className={className}>
      <Select id={id} value={value} options={options} onChange={(event) => onChoose(event.target.value)} />
    </Labelled>
  );
}
