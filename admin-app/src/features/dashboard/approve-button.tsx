import { useText, useTexts } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useApproveUserMutation, type PendingQuery } from '../../admin-api.ts';
import { texts } from '../../texts/index.ts';

export function ApproveButton({ user, list }: { user: { id: number; name: string }; list: PendingQuery }) {
  const text = useText();
  const own = useTexts(texts);
  const confirm = useConfirm();
  const [approve, { isLoading }] = useApproveUserMutation();
  return (
    <Button
      type="primary"
      icon={<Icon name="check" />}
      loading={isLoading}
      aria-label={`${own('pending.approve')}: ${user.name}`}
      onClick={async () => {
        if (await confirm(text('confirm.approve'))) await approve({ id: user.id, list });
      }}
    >
      {own('pending.approve')}
    </Button>
  );
}
