import { useId } from 'react';

/** One of a few, in the browser's own control. */
export function Choice({
  label,
  value,
  options,
  onChoose,
  isWide = false,
}: {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
  /** Its choices are long: it has a phone's whole width. */
  isWide?: boolean;
}) {
  const id = useId();
  return (
    <div className={isWide ? 'field choice choice-wide' : 'field choice'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
