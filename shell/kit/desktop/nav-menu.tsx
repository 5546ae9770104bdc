import { Menu, type MenuProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import styles from './desktop.module.css';

/** `control`: the link or button that the entry is. */
export type NavEntry = { key: string; icon: ReactNode; control: ReactElement; danger?: boolean };

type Props = {
  id?: string;
  entries: NavEntry[];
  /** The key of the entry where the reader is. */
  current: string;
};

/**
 * Ways to go, below each other. Links and buttons in a list, which the Tab key steps through, and not a menu
 * of an application: a screen reader says what each is and which one is the present page.
 */
export function NavMenu({ entries, current, ...rest }: Props) {
  return (
    <Menu
      {...rest}
      className={styles.menu}
      role="list"
      tabIndex={-1}
      selectedKeys={[current]}
      onClick={pressWithin}
      items={entries.map(({ key, icon, control, danger }) => ({
        key,
        icon,
        danger,
        label: control,
        role: 'listitem',
      }))}
    />
  );
}

/** The arrow keys go from entry to entry; Enter there presses what is in it. */
const pressWithin: MenuProps['onClick'] = ({ domEvent: { type, target } }) => {
  if (type !== 'keydown' || !(target instanceof HTMLLIElement)) return;
  target.querySelector<HTMLElement>('a, button')?.click();
};
