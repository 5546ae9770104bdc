import type { InspectedAccount } from './inspected-account.ts';
import { displayName } from '@pehchan/kit';
import { useState, type ReactNode } from 'react';
import { FamilyContent } from './family-content.tsx';
import { Panel } from './panel.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useOpenFamily } from './use-open-family.ts';

type Props = { users: InspectedAccount[]; onMoved: () => void };

export function OpenFamily({ users, onMoved }: Props) {
  const { id, step, close } = useOpenFamily();
  const user = users.find((one) => one.id === id);
  const ids = [...new Set(users.map((one) => one.id))];
  return (
    user && (
      <FamilyPanel
        user={user}
        steps={<StepButtons ids={ids} id={id} onStep={step} />}
        onClose={close}
        onMoved={onMoved}
      />
    )
  );
}

function FamilyPanel({
  user,
  steps,
  onClose,
  onMoved,
}: {
  user: InspectedAccount;
  steps: ReactNode;
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
    <Panel title={displayName(user.name)} extra={steps} onClose={close}>
      <FamilyContent key={user.id} user={user} onLeft={leave} />
    </Panel>
  );
}
