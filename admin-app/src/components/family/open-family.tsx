import type { InspectedAccount } from './inspected-account.ts';
import { displayName } from '@pehchan/kit';
import { useState } from 'react';
import { FamilyContent } from './family-content.tsx';
import { Panel } from './panel.tsx';
import { useOpenFamily } from './use-open-family.ts';

type Props = { users: InspectedAccount[]; onMoved: () => void };

export function OpenFamily({ users, onMoved }: Props) {
  const { id, close } = useOpenFamily();
  const user = users.find((one) => one.id === id);
  return user && <FamilyPanel key={id} user={user} onClose={close} onMoved={onMoved} />;
}

function FamilyPanel({
  user,
  onClose,
  onMoved,
}: {
  user: InspectedAccount;
  onClose: () => void;
  onMoved: () => void;
}) {
  // Close the panel before the address changes: an open panel keeps the focus from the list behind.
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const leave = () => {
    close();
    onMoved();
  };
  if (!isOpen) return null;
  return (
    <Panel title={displayName(user.name)} onClose={close}>
      <FamilyContent user={user} onLeft={leave} />
    </Panel>
  );
}
