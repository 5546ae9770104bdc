import { useKitTranslation } from '@pehchan/kit';
import { Actions, ButtonLink, Card, Icon } from '@pehchan/kit/ui';
import administrators from './administrators.json';
import styles from './people.module.css';

/** Whom to call. Their mail is shown to members alone: an open page is read by whoever collects addresses. */
export function People() {
  const tKit = useKitTranslation();
  return (
    <ul className={styles.people}>
      {administrators.map(({ name, city, phone }) => (
        <li key={phone}>
          <Card>
            <p className={styles.name}>{name}</p>
            <p className={styles.city}>{city}</p>
            <Actions>
              <ButtonLink to={`tel:${phone}`} block aria-label={`${tKit('action.call')} ${phone}: ${name}`}>
                <Icon name="phone" /> {phone}
              </ButtonLink>
            </Actions>
          </Card>
        </li>
      ))}
    </ul>
  );
}
