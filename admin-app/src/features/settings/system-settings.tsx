import type { ReleaseDocument } from '@pehchan/release/document';
import type { SystemReply } from '@pehchan/contract/site';
import { formatInstant, KIT_VERSION, useLanguage, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, FailedState, Facts, LoadingState } from '@pehchan/kit/ui';
import { useReleaseQuery, useSystemQuery } from '../../calls/overview.ts';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

/** Show versions and data stores, which an administrator can report to the operator by phone. */
export function SystemSettings() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const system = useSystemQuery();
  const release = useReleaseQuery();
  const retry = () => {
    void system.refetch();
    void release.refetch();
  };
  return (
    <Card title={t('settings.system')}>
      {(system.isLoading || release.isLoading) && <LoadingState rows={4} />}
      {!system.isLoading && !system.data && (
        <FailedState onRetry={retry}>{tKit('failed.system')}</FailedState>
      )}
      {system.data && <Running system={system.data} repliedAt={system.fulfilledTimeStamp ?? 0} />}
      {release.data && <Released release={release.data} />}
    </Card>
  );
}

function Running({ system, repliedAt }: { system: SystemReply; repliedAt: number }) {
  const t = useTranslation(texts);
  const started = new Date(repliedAt - system.uptime * 1000).toISOString();
  return (
    <Facts
      facts={[
        { label: t('settings.api'), value: system.api },
        { label: t('settings.contract'), value: system.contract },
        { label: t('settings.runtime'), value: `Node ${system.node}` },
        { label: t('settings.database'), value: `${system.database.kind} ${system.database.version}` },
        { label: t('settings.sessions'), value: `Redis ${system.redis}` },
        { label: t('settings.photos'), value: t(`settings.photos.${system.photoStore}`) },
        { label: t('settings.mail'), value: t(`settings.mail.${system.mailStore}`) },
        { label: t('settings.tasks'), value: t('settings.tasks.counts', system.tasks) },
        { label: t('settings.demo'), value: t(system.demo ? 'settings.yes' : 'settings.no') },
        { label: t('settings.uptime'), value: <Since instant={started} /> },
      ]}
    />
  );
}

const isOwn = (name: string) => name === 'admin' || name === 'member';

function Released({ release }: { release: ReleaseDocument }) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const when = release.createdAt && formatInstant(language, release.createdAt);
  return (
    <Facts
      facts={[
        { label: t('settings.release'), value: release.id },
        { label: t('settings.released'), value: when },
        { label: t('settings.shell'), value: KIT_VERSION },
        ...Object.values(release.remotes).map(({ name, version, enabled }) => ({
          label: isOwn(name) ? t(`settings.remote.${name}`) : t('settings.remote', { name }),
          value: enabled ? version : `${version}, ${t('settings.off')}`,
        })),
      ]}
    />
  );
}
