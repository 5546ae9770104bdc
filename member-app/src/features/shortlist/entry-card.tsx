import { nameOf, type Profile } from '@pehchan/contract/biodata';
import { displayName, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Photo, wordsOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { Button, Icon, ItemCard } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './shortlist.module.css';
import type { Listed } from './use-children.ts';
import { buttonOf } from './use-opened.ts';

type Props = {
  entry: Listed;
  child: Profile | undefined;
  onOpen: (profileId: number) => void;
};

export function EntryCard({ entry: { profileId, profile, note }, child, onOpen }: Props) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const language = useLanguage();
  const name = nameOf(profile, language);
  const { image, age, gotra } = profile;
  const height = wordsOf('height', profile, tKit, 'brief');
  const facts = [tKit('state.years', { n: age }), height, wordsOf('village', profile, tKit)];
  return (
    <ItemCard
      label={name}
      head={
        <>
          <Photo image={image} name={name} size="table" />
          <div>
            <h3>
              <Link
                className={styles.name}
                to={to.profile(profileId)}
                aria-label={`${tKit('action.view')}: ${name}`}
              >
                {name}
              </Link>
            </h3>
            <p>{facts.filter(Boolean).join(' · ')}</p>
            {gotra && <p>{t('search.gotra', { gotra })}</p>}
            {child && <p>{t('search.for', { name: displayName(nameOf(child, language)) })}</p>}
          </div>
        </>
      }
      actions={
        <Button
          id={buttonOf(profileId)}
          icon={<Icon name="edit" />}
          aria-haspopup="dialog"
          aria-label={`${t('shortlist.change')}: ${name}`}
          onClick={() => onOpen(profileId)}
        >
          {t('shortlist.change')}
        </Button>
      }
    >
      {note && <p className={styles.note}>{note}</p>}
    </ItemCard>
  );
}
