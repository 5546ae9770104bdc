import { useState } from 'react';
import { DesktopLook } from '../desktop/desktop-look.tsx';
import type { Stories } from '../gallery/stories.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { DesktopPanel } from './desktop-panel.tsx';

function Opened({ text }: { text: KitTranslate }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('action.view')}</Button>
      {isOpen && (
        <DesktopPanel title={text('card.family')} onClose={() => setOpen(false)}>
          {text('product.motto')}
        </DesktopPanel>
      )}
    </>
  );
}

export default {
  title: 'DeskPanel',
  components: [DesktopPanel],
  states: {
    'beside what it came from': (text) => (
      <DesktopLook>
        <Opened text={text} />
      </DesktopLook>
    ),
  },
} satisfies Stories;
