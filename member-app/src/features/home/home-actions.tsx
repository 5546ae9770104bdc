import type { Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Actions, ButtonLink, Icon, Tag } from '@pehchan/kit/ui';
import { toSheet } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import { type Chosen, ListingButtons } from './listing-buttons.tsx';

type Props = {
  profile: Profile;
  unread: number;
  onChosen: (chosen: Chosen) => void;
};

/** Labels contain the candidate's name, because each biodata in the list has the same buttons. */
export function HomeActions({ profile, unread, onChosen }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const name = nameOf(profile, useLanguage());
  const news = unread > 0 ? t('ledger.new', { n: unread }) : '';
  const named = (action: 'action.view' | 'action.edit') => `${tKit(action)}: ${name}`;
  return (
    <Actions>
      <ButtonLink to={to.profile(profile.id)} aria-label={named('action.view')}>
        <Icon name="eye" /> {tKit('action.view')}
      </ButtonLink>
      <ButtonLink type="text" to={to.editProfile(profile.id)} aria-label={named('action.edit')}>
        <Icon name="edit" /> {tKit('action.edit')}
      </ButtonLink>
      <ButtonLink
        type="text"
        to={to.ledger(profile.id)}
        // The label begins with the visible text, so that voice control finds the link by these words.
        aria-label={`${[t('ledger.link'), news].join(' ').trim()}: ${name}`}
      >
        <Icon name="users" />
        {/* The link's text and tag share one element: with large letters the tag wraps below the text. */}
        <span>
          {t('ledger.link')} {news && <Tag tone="warning">{news}</Tag>}
        </span>
      </ButtonLink>
      <ButtonLink to={toSheet(profile.id)} aria-label={`${t('sheet.link')}: ${name}`}>
        <Icon name="download" /> {t('sheet.link')}
      </ButtonLink>
      <ListingButtons profile={profile} onChosen={onChosen} />
    </Actions>
  );
}
