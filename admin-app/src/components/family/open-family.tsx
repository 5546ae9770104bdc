import type { LookedInto } from './looked-into.ts';
import { displayName } from '@pehchan/kit';
import { useState } from 'react';
import { FamilyContent } from './family-content.tsx';
import { Panel } from './panel.tsx';
import { useOpenFamily } from './use-open-family.ts';

/** `onMoved`: something was decided there, and it closed. */
type Props = { users: LookedInto[]; onMoved: () => void };

/** The family of the list that is looked into, if any. One that left the list is closed with its row. */
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
  user: LookedInto;
  onClose: () => void;
  onMoved: () => void;
}) {
  // At once: the address follows a moment later, and what is behind must be able to take the focus.
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
