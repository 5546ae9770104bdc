import { useTranslation } from '@pehchan/kit';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { texts } from '../../texts/index.ts';
import { OwnSettings } from './own-settings.tsx';
import { SecondStepSettings } from './second-step-settings.tsx';
import { SystemSettings } from './system-settings.tsx';

export default function SettingsPage() {
  const t = useTranslation(texts);
  return (
    <AdminPage title={t('settings.title')}>
      <OwnSettings />
      <SecondStepSettings />
      <SystemSettings />
    </AdminPage>
  );
}
