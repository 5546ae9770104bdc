import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useHiddenFamiliesQuery, useHideFamilyMutation, useShowFamilyMutation } from './other-family-api.ts';
import { texts } from './texts/index.ts';

export function HideButton({ userId, name }: { userId: number; name: string }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const { data, isFetching } = useHiddenFamiliesQuery();
  const [hide, { isLoading: isHiding }] = useHideFamilyMutation();
  const [show, { isLoading: isShowing }] = useShowFamilyMutation();
  const isHidden = data?.families.some((family) => family.userId === userId) ?? false;
  const label = isHidden ? tKit('action.showAgain') : t('hide.action');
  const press = async () => {
    if (isHidden) await show(userId);
    else if (await confirm(t('hide.ask', { name }), t('hide.does'), { yes: t('hide.yes') })) {
      await hide(userId);
    }
  };
  return (
    <Button
      icon={<Icon name={isHidden ? 'eye' : 'cross'} />}
      loading={isHiding || isShowing}
      disabled={isFetching && !data}
      aria-label={`${label}: ${name}`}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
