import { Page } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { SideMenu } from './side-menu.tsx';
import '../../styles.css';

type Props = { title: string; lead?: ReactNode; extra?: ReactNode; children: ReactNode };

/** A screen of an administrator: the side menu, and the page beside it. */
export function AdminPage(props: Props) {
  return (
    <div className="admin">
      <SideMenu />
      <Page {...props} />
    </div>
  );
}
