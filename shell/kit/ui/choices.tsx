import styles from './choices.module.css';
import type { Option } from './select.tsx';

type Props<Value extends string> = {
  /** Of the group: the browser lets one of a name be chosen. */
  name: string;
  options: readonly (Option & { value: Value })[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
};

/** One of some, all of them in sight: one tap, and large enough for a thumb that trembles. */
export function Choices<Value extends string>({ name, options, value, onChoose }: Props<Value>) {
  return (
    <div className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={({ currentTarget }) => {
              // A press moves no focus in a form; what was typed before is left, and its keyboard closed.
              currentTarget.focus();
              onChoose(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
