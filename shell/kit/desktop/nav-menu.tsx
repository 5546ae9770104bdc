import { Menu, type MenuProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import styles from './desktop.module.css';

export type NavEntry = { key: string; icon: ReactNode; control: ReactElement; danger?: boolean };

type Props = {
  id?: string;
  entries: NavEntry[];
  current: string;
};

/** Show a list of links and buttons. It has no `menu` role, so that the Tab key reaches each of them. */
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

/** The arrow keys move between entries. Enter presses the link or button in the current entry. */
const pressWithin: MenuProps['onClick'] = ({ domEvent: { type, target } }) => {
  if (type !== 'keydown' || !(target instanceof HTMLLIElement)) return;
  target.querySelector<HTMLElement>('a, button')?.click();
};
