import { useTranslation } from '@pehchan/kit';
import { IconButton } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';

type Props = { ids: number[]; id: number; onStep: (id: number) => void };

/** Step through the families of the page. `aria-disabled`, because a disabled button would lose the focus. */
export function StepButtons({ ids, id, onStep }: Props) {
  const t = useTranslation(texts);
  const at = ids.indexOf(id);
  const button = (icon: string, label: string, next: number | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      title={label}
      aria-disabled={next === undefined}
      onClick={() => next !== undefined && onStep(next)}
    />
  );
  return (
    <>
      {button('up', t('family.previous'), ids[at - 1])}
      {button('down', t('family.next'), ids[at + 1])}
    </>
  );
}
