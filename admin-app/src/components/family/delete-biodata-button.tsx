import type { Profile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { useDeleteBiodata } from './use-delete-biodata.ts';

export function DeleteBiodataButton({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const tKit = useKitTranslation();
  const { begin, isLoading, name } = useDeleteBiodata(profile, onDeleted);
  return (
    <Button
      danger
      icon={<Icon name="trash" />}
      loading={isLoading}
      aria-label={`${tKit('action.delete')}: ${name}`}
      onClick={() => void begin()}
    >
      {tKit('action.delete')}
    </Button>
  );
}
