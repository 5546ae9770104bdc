import { useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import type { View } from './use-view.ts';

export function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const t = useTranslation(texts);
  return (
    <>
      <Button
        icon={<Icon name="dashboard" />}
        aria-pressed={view === 'cards'}
        type={view === 'cards' ? 'primary' : 'default'}
        onClick={() => onChoose('cards')}
      >
        {t('search.asCards')}
      </Button>
      <Button
        icon={<Icon name="list" />}
        aria-pressed={view === 'table'}
        type={view === 'table' ? 'primary' : 'default'}
        onClick={() => onChoose('table')}
      >
        {t('search.asTable')}
      </Button>
    </>
  );
}
