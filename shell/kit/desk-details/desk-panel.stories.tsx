import { useState } from 'react';
import { DeskLook } from '../desk/desk-look.tsx';
import type { Stories } from '../gallery/stories.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { DeskPanel } from './desk-panel.tsx';

function Opened({ text }: { text: KitTranslate }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('action.view')}</Button>
      {isOpen && (
        <DeskPanel title={text('card.family')} onClose={() => setOpen(false)}>
          {text('product.motto')}
        </DeskPanel>
      )}
    </>
  );
}

export default {
  title: 'DeskPanel',
  components: [DeskPanel],
  states: {
    'beside what it came from': (text) => (
      <DeskLook>
        <Opened text={text} />
      </DeskLook>
    ),
  },
} satisfies Stories;
