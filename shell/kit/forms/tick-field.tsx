import styles from '../ui/choices.module.css';
import { Field, type FieldProps } from './field.tsx';

/** Show a checkbox. The form contains `value` if the box is ticked, else an empty text. */
export function TickField({ words, value: ticked, ...field }: FieldProps & { words: string; value: string }) {
  return (
    <Field {...field} group="group" isWide>
      {({ id, name, value, invalid, describedBy, onChoose }) => (
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input
              id={id}
              type="checkbox"
              name={name}
              checked={value === ticked}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              onChange={({ currentTarget }) => {
                currentTarget.focus();
                onChoose(currentTarget.checked ? ticked : '');
              }}
            />
            {words}
          </label>
        </div>
      )}
    </Field>
  );
}
