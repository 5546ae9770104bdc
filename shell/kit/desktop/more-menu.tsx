import { Dropdown } from 'antd';
import { useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';

export type MenuItem = { key: string; icon: string; label: string; danger?: boolean; onChoose: () => void };

/** Show rare actions in a menu behind a button with three dots. */
export function MoreMenu({ label, items }: { label: string; items: MenuItem[] }) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place}>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        destroyOnHidden
        // antd does not return the focus to a button that is no component of antd.
        onOpenChange={(isOpen) => !isOpen && place.current?.querySelector('button')?.focus()}
        menu={{
          items: items.map(({ key, icon, label: text, danger, onChoose }) => ({
            key,
            danger,
            icon: (
              <span>
                <Icon name={icon} />
              </span>
            ),
            label: text,
            onClick: onChoose,
          })),
        }}
      >
        <IconButton icon="more" label={label} aria-haspopup="menu" />
      </Dropdown>
    </span>
  );
}
