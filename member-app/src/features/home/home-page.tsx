import { displayName, useSignedInUser, useTranslation } from '@pehchan/kit';
import { Page } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { AddBiodata } from './add-biodata.tsx';
import { FindLinks } from './find-links.tsx';
import { ShortlistLink } from './shortlist-link.tsx';
import { OwnBiodata } from './own-biodata.tsx';
import { useMoreToCome } from '../../components/waiting/use-more-to-come.ts';
import { WaitingRoom } from '../../components/waiting/waiting-room.tsx';
import { Welcome } from '../../components/waiting/welcome.tsx';

export default function HomePage() {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const isMoreToCome = useMoreToCome(user);
  return (
    <Page
      title={t('home.title', { name: displayName(user.name) })}
      lead={t('home.lead')}
      extra={<AddBiodata isMain={!user.can.search && !user.IsRejected} />}
    >
      {user.can.search ? (
        <>
          <Welcome />
          <FindLinks />
          <ShortlistLink />
        </>
      ) : (
        <WaitingRoom user={user} />
      )}
      {!isMoreToCome && <OwnBiodata shownOn="home" />}
    </Page>
  );
}
