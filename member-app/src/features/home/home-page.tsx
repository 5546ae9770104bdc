import { displayName, useSignedInUser, useTranslation } from '@pehchan/kit';
import { Page } from '@pehchan/kit/ui';
import { useMoreToCome } from '../../components/waiting/use-more-to-come.ts';
import { WaitingRoom } from '../../components/waiting/waiting-room.tsx';
import { Welcome } from '../../components/waiting/welcome.tsx';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { texts } from '../../texts/index.ts';
import { Matches } from './matches.tsx';
import { OwnBiodata } from './own-biodata.tsx';
import { QuestionsAtHome } from './questions.tsx';
import { ShortlistLink } from './shortlist-link.tsx';

export default function HomePage() {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const isMoreToCome = useMoreToCome(user);
  const { data, isError } = useOwnProfilesQuery(OWN_AT_HOME);
  return (
    <Page isTitleLarge title={t('home.title', { name: displayName(user.name) })} lead={t('home.lead')}>
      {user.can.search ? (
        <>
          <Welcome />
          <QuestionsAtHome />
          <Matches />
          {(data ?? isError) && <ShortlistLink />}
        </>
      ) : (
        <>
          <WaitingRoom user={user} />
          {!isMoreToCome && <QuestionsAtHome />}
        </>
      )}
      {/* The number of strips is unknown before the reply: a new element does not move visibly. */}
      {!isMoreToCome && <OwnBiodata key={data ? 'known' : 'unknown'} shownOn="home" />}
    </Page>
  );
}
