import { plainDigits } from '@pehchan/contract/common';
import { TextField } from '@pehchan/kit/forms';

/** A code that somebody was mailed or told; a phone may offer it by itself. */
export function CodeField({ name, label }: { name: string; label: string }) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      clean={plainDigits}
      autoComplete="one-time-code"
    />
  );
}
