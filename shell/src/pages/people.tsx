import { useKitTranslation } from '@pehchan/kit';
import { Actions, ButtonLink, Card, Icon } from '@pehchan/kit/ui';
import administrators from './administrators.json';
import styles from './people.module.css';

/** List the contacts by phone only: address harvesters read public pages, so only members see the emails. */
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
