import { useKitTranslation } from '@pehchan/kit';
import { useSyncExternalStore } from 'react';
import styles from './offline-bar.module.css';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function OfflineBar() {
  const tKit = useKitTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.bar}>
      {online ? null : tKit('state.offline')}
    </div>
  );
}
