import type { Chosen } from './biodata-picker.tsx';

/** Return the biodata in the address. Its name is in the history state, because servers log addresses. */
export function chosenBiodata({ search, state }: { search: string; state: unknown }): Chosen | undefined {
  const id = Number(new URLSearchParams(search).get('profileId')) || undefined;
  const name =
    typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
      ? state.name
      : undefined;
  return id === undefined ? undefined : { id, name };
}
