import type { UserWithProfiles } from '@pehchan/contract/review';
import { Photo } from '@pehchan/kit/biodata';
import { useNotesQuery, useReviewHintsQuery } from '../../../calls/users.ts';

/** Load what the next card shows, out of sight, so that a decision never waits for the connection. */
export function Ahead({ user: { id, profiles } }: { user: UserWithProfiles }) {
  useReviewHintsQuery(id);
  useNotesQuery(id);
  const image = profiles[0]?.image ?? null;
  return <div hidden>{image && <Photo isPortrait isEager image={image} name="" size="card" />}</div>;
}
