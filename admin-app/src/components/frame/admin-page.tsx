import { Page } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { DesktopLook } from '../desktop-look.tsx';
import { SideMenu } from './side-menu.tsx';
import styles from './admin-page.module.css';

type Props = { title: string; lead?: ReactNode; extra?: ReactNode; children: ReactNode };

export function AdminPage({ children, ...heading }: Props) {
  return (
    <div className={styles.admin}>
      <SideMenu />
      <Page {...heading}>
        <DesktopLook>{children}</DesktopLook>
      </Page>
    </div>
  );
}
