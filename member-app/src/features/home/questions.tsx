import type { OwnProfilesReply } from '@pehchan/contract/biodata';
import { to } from '@pehchan/kit';
import { useState } from 'react';
import { CopiedPhotoNote } from '../../components/copied-photo-note.tsx';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { ChosenNote } from './chosen-note.tsx';
import type { Chosen } from './listing-buttons.tsx';
import styles from './own-biodata.module.css';
import { StillLookingNote } from './still-looking-note.tsx';

/** Home shows these questions first, above the faces. */
export function QuestionsAtHome() {
  const { data } = useOwnProfilesQuery(OWN_AT_HOME);
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <>
      <ChosenNote chosen={chosen} onClose={() => setChosen(undefined)} />
      {data && <Questions reply={data} onChosen={setChosen} />}
    </>
  );
}

type Props = { reply: OwnProfilesReply; onChosen: (chosen: Chosen) => void };

/** What needs the family's answer: whether it is still looking, and photos that are copies. */
export function Questions({ reply: { profiles, stillLooking, copiedPhotos }, onChosen }: Props) {
  return (
    <div className={styles.asked}>
      {profiles
        .filter(({ id }) => stillLooking.includes(id))
        .map((profile) => (
          <StillLookingNote key={profile.id} profile={profile} onChosen={onChosen} />
        ))}
      {profiles.map((profile) => {
        const copied = copiedPhotos.find(({ profileId }) => profileId === profile.id);
        return (
          copied && (
            <CopiedPhotoNote
              key={profile.id}
              profile={profile}
              isOwn={copied.isOwn}
              changeAt={to.editProfile(profile.id, 'photo')}
            />
          )
        );
      })}
    </div>
  );
}
