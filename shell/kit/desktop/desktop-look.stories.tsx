import { useState } from 'react';
import type { Stories } from '../gallery/stories.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { LabelledSelect } from '../ui/select.tsx';
import { EmptyState, FailedState } from '../ui/states.tsx';
import { DesktopLook } from './desktop-look.tsx';
import { MoreMenu } from './more-menu.tsx';
import { NavMenu } from './nav-menu.tsx';

function Choice({ text }: { text: KitTranslate }) {
  const [value, choose] = useState('FEMALE');
  const options = (['FEMALE', 'MALE'] as const).map((gender) => ({
    value: gender,
    label: text(`gender.${gender}`),
  }));
  return <LabelledSelect label={text('filter.gender')} value={value} options={options} onChoose={choose} />;
}

export default {
  title: 'DesktopLook and menu',
  components: [DesktopLook, MoreMenu, NavMenu],
  states: {
    'ways to go': (text) => (
      <DesktopLook>
        <NavMenu
          current="family"
          entries={[
            { key: 'family', icon: <Icon name="list" />, control: <a href="#here">{text('card.family')}</a> },
            {
              key: 'delete',
              icon: <Icon name="cross" />,
              control: <button type="button">{text('action.delete')}</button>,
              danger: true,
            },
          ]}
        />
      </DesktopLook>
    ),
    'rare actions': (text) => (
      <DesktopLook>
        <MoreMenu
          label={text('field.actions')}
          items={[
            { key: 'edit', icon: 'edit', label: text('action.edit'), onChoose: () => undefined },
            {
              key: 'delete',
              icon: 'trash',
              label: text('action.delete'),
              danger: true,
              onChoose: () => undefined,
            },
          ]}
        />
      </DesktopLook>
    ),
    'a choice': (text) => (
      <DesktopLook>
        <Choice text={text} />
      </DesktopLook>
    ),
    facts: (text) => (
      <DesktopLook>
        <Facts
          facts={[
            { label: text('field.village'), value: text('village.DHAN') },
            { label: text('field.city'), value: 'Sirohi' },
            { label: text('form.words'), value: text('product.motto'), wide: true },
          ]}
        />
      </DesktopLook>
    ),
    nothing: (text) => (
      <DesktopLook>
        <EmptyState action={<Button type="primary">{text('action.ok')}</Button>}>
          {text('product.motto')}
        </EmptyState>
      </DesktopLook>
    ),
    failed: () => (
      <DesktopLook>
        <FailedState onRetry={() => undefined} />
      </DesktopLook>
    ),
  },
} satisfies Stories;
