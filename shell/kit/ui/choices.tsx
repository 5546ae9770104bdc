import styles from './choices.module.css';
import type { Option } from './select.tsx';

type Props<Value extends string> = {
  name: string;
  options: readonly (Option & { value: Value })[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
};

/** Show all options as large radio buttons, which a trembling thumb can press. */
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
              // A press on a choice in a form moves no focus. Focus the choice, to close a phone's keyboard.
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
