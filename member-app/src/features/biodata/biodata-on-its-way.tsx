import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { Portrait } from '@pehchan/kit/biodata';
import { LoadingState, Skeleton, StillLoading } from '@pehchan/kit/ui';
import styles from './biodata.module.css';

type Props = {
  row: FoundProfile | null | undefined;
  name: string;
  /** Whether the viewer has agreed that the family sees the visit. */
  isOpen: boolean;
};

export function BiodataOnItsWay({ row, name, isOpen }: Props) {
  const tKit = useKitTranslation();
  if (!row) return isOpen ? <LoadingState rows={10} /> : <Skeleton rows={10} />;
  return (
    <>
      <div className={styles.photo}>
        <Portrait isEarly image={row.image} name={name} />
        {isOpen && (
          <div role="status" aria-label={tKit('state.loading')} className={styles.wait}>
            <StillLoading />
          </div>
        )}
      </div>
      <Skeleton rows={4} />
    </>
  );
}
