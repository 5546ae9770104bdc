import { plainDigits } from '@pehchan/contract/common';
import { TextField } from '@pehchan/kit/forms';

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
