import { useTexts } from '@pehchan/kit';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { texts } from '../../texts/index.ts';
import { OwnSettings } from './own-settings.tsx';
import { SystemSettings } from './system-settings.tsx';

/** What an administrator chooses for themselves, and what runs. */
export default function SettingsPage() {
  const text = useTexts(texts);
  return (
    <AdminPage title={text('settings.title')}>
      <OwnSettings />
      <SystemSettings />
    </AdminPage>
  );
}
