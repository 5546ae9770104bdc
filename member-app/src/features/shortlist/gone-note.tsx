import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import { useTranslation } from '@pehchan/kit';
import { Button, Card } from '@pehchan/kit/ui';
import { useTakeOffShortlistMutation } from '../../shortlist-api.ts';
import { texts } from './texts/index.ts';

/** Show how many shortlisted biodata are no longer listed, without names. Some may be listed again later. */
export function GoneNote({ entries }: { entries: ShortlistEntry[] }) {
  const t = useTranslation(texts);
  const [takeOff, { isLoading }] = useTakeOffShortlistMutation();
  const n = entries.length;
  if (n === 0) return null;
  const clear = async () => {
    for (const { profileId } of entries) {
      const { error } = await takeOff(profileId);
      if (error) return;
    }
  };
  return (
    <Card
      title={t('shortlist.gone')}
      extra={
        <Button loading={isLoading} onClick={() => void clear()}>
          {t('shortlist.clear')}
        </Button>
      }
    >
      <p>{n === 1 ? t('shortlist.goneOne') : t('shortlist.goneSome', { n })}</p>
    </Card>
  );
}
