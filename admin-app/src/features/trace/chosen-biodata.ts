import type { Chosen } from './biodata-picker.tsx';

/**
 * Which biodata somebody came from. Its name comes with the entry of the history and not in the address,
 * which would stand in logs.
 */
export function chosenBiodata({ search, state }: { search: string; state: unknown }): Chosen | undefined {
  const id = Number(new URLSearchParams(search).get('profileId')) || undefined;
  const name =
    typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
      ? state.name
      : undefined;
  return id === undefined ? undefined : { id, name };
}
