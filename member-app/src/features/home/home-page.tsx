import { displayName, useSignedInUser, useTranslation } from '@pehchan/kit';
import { Page } from '@pehchan/kit/ui';
import { useMoreToCome } from '../../components/waiting/use-more-to-come.ts';
import { WaitingRoom } from '../../components/waiting/waiting-room.tsx';
import { Welcome } from '../../components/waiting/welcome.tsx';
import { texts } from '../../texts/index.ts';
import { Matches } from './matches.tsx';
import { OwnBiodata } from './own-biodata.tsx';
import { QuestionsAtHome } from './questions.tsx';
import { ShortlistLink } from './shortlist-link.tsx';

export default function HomePage() {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const isMoreToCome = useMoreToCome(user);
  return (
    <Page isTitleLarge title={t('home.title', { name: displayName(user.name) })} lead={t('home.lead')}>
      {user.can.search ? (
        <>
          <Welcome />
          <QuestionsAtHome />
          <Matches />
          <ShortlistLink />
        </>
      ) : (
        <>
          <WaitingRoom user={user} />
          {!isMoreToCome && <QuestionsAtHome />}
        </>
      )}
      {!isMoreToCome && <OwnBiodata shownOn="home" />}
    </Page>
  );
}
