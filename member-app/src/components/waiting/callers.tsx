import { paths, useContacts, useKitTranslation, useTranslation, type Contact } from '@pehchan/kit';
import { ButtonLink, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './waiting.module.css';

/** Show two of the site's contacts, chosen by the account id: each family always sees the same two. */
export function Callers({ userId }: { userId: number }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const two = pickTwo(useContacts(), userId);
  return (
    <section aria-label={t('wait.call')}>
      <h3>{t('wait.call')}</h3>
      {two.length === 0 ? (
        <ButtonLink to={paths.help}>{t('wait.help')}</ButtonLink>
      ) : (
        <ul className={styles.callers}>
          {two.map(({ name, city, phone }) => (
            <li key={phone}>
              <ButtonLink to={`tel:${phone}`} block>
                <Icon name="phone" />
                <span>
                  <span className="visually-hidden">{tKit('action.call')}: </span>
                  {name}, {city}
                  <br />
                  {phone}
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function pickTwo(all: readonly Contact[], userId: number): Contact[] {
  const first = userId % all.length;
  return [...all.slice(first), ...all.slice(0, first)].slice(0, 2);
}
