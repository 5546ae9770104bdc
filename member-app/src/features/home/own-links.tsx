import type { Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { ButtonLink, Icon, Tag } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';

export function EditLink({ profile }: { profile: Profile }) {
  const tKit = useKitTranslation();
  const name = nameOf(profile, useLanguage());
  return (
    <ButtonLink type="text" to={to.editProfile(profile.id)} aria-label={`${tKit('action.edit')}: ${name}`}>
      <Icon name="edit" /> {tKit('action.edit')}
    </ButtonLink>
  );
}

/** `unread`: number of lines of the access log that the family has not seen yet. */
export function LedgerLink({ profile, unread }: { profile: Profile; unread: number }) {
  const t = useTranslation(texts);
  const name = nameOf(profile, useLanguage());
  const news = unread > 0 ? t('ledger.new', { n: unread }) : '';
  return (
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
  );
}
