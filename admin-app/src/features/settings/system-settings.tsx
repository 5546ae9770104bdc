import type { ReleaseDocument } from '@pehchan/release/document';
import type { SystemReply } from '@pehchan/contract/site';
import { formatInstant, KIT_VERSION, useLanguage, useText, useTexts } from '@pehchan/kit';
import { Card, FailedState, Facts, LoadingState } from '@pehchan/kit/ui';
import { useReleaseQuery, useSystemQuery } from '../../calls/overview.ts';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

/** Versions and stores of what runs: read only, for whoever has to tell somebody on the telephone. */
export function SystemSettings() {
  const text = useText();
  const own = useTexts(texts);
  const system = useSystemQuery();
  const release = useReleaseQuery();
  const retry = () => {
    void system.refetch();
    void release.refetch();
  };
  return (
    <Card title={own('settings.system')}>
      {(system.isLoading || release.isLoading) && <LoadingState rows={4} />}
      {!system.isLoading && !system.data && (
        <FailedState onRetry={retry}>{text('failed.system')}</FailedState>
      )}
      {system.data && <Running system={system.data} heard={system.fulfilledTimeStamp ?? 0} />}
      {release.data && <Released release={release.data} />}
    </Card>
  );
}

/** `heard`: when the API said so. */
function Running({ system, heard }: { system: SystemReply; heard: number }) {
  const own = useTexts(texts);
  const started = new Date(heard - system.uptime * 1000).toISOString();
  return (
    <Facts
      facts={[
        { label: own('settings.api'), value: system.api },
        { label: own('settings.contract'), value: system.contract },
        { label: own('settings.runtime'), value: `Node ${system.node}` },
        { label: own('settings.database'), value: `${system.database.kind} ${system.database.version}` },
        { label: own('settings.sessions'), value: `Redis ${system.redis}` },
        { label: own('settings.photos'), value: own(`settings.photos.${system.photoStore}`) },
        { label: own('settings.mail'), value: own(`settings.mail.${system.mailStore}`) },
        { label: own('settings.demo'), value: own(system.demo ? 'settings.yes' : 'settings.no') },
        { label: own('settings.uptime'), value: <Since instant={started} /> },
      ]}
    />
  );
}

function Released({ release }: { release: ReleaseDocument }) {
  const own = useTexts(texts);
  const language = useLanguage();
  const when = release.createdAt && formatInstant(language, release.createdAt);
  return (
    <Facts
      facts={[
        { label: own('settings.release'), value: release.id },
        { label: own('settings.released'), value: when },
        { label: own('settings.shell'), value: KIT_VERSION },
        ...Object.values(release.remotes).map(({ name, version, enabled }) => ({
          label: own('settings.remote', { name }),
          value: enabled ? version : `${version}, ${own('settings.off')}`,
        })),
      ]}
    />
  );
}
