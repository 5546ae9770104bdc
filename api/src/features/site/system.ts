import type { SystemReply } from '@pehchan/contract/site';
import { API_VERSION } from '@pehchan/contract/version';
import packageJson from '../../../package.json' with { type: 'json' };
import { select, sql } from '../../ground/database/select.ts';
import { env } from '../../ground/runtime/env.ts';
import { redis } from '../../ground/gateways/redis.ts';
import { tallyTasks } from '../../ground/tasks/index.ts';

/** Describe the running versions, without an address, path or machine name. */
export async function describeSystem(): Promise<SystemReply> {
  const [[database], server, tasks] = await Promise.all([
    select<{ version: string }>(sql('SELECT VERSION() AS version')),
    redis.info('server'),
    tallyTasks(),
  ]);
  const version = database?.version ?? '';
  return {
    api: packageJson.version,
    contract: API_VERSION,
    node: process.versions.node,
    // Leave out the suffix of the database's version, which names the distribution's build.
    database: {
      kind: version.includes('MariaDB') ? 'MariaDB' : 'MySQL',
      version: /^[\d.]+/.exec(version)?.[0] ?? '',
    },
    redis: /^redis_version:([\d.]+)/m.exec(server)?.[1] ?? '',
    photoStore: env.cloudinaryUrl ? 'cloudinary' : 'disk',
    mailStore: env.smtpUrl ? 'smtp' : 'outbox',
    tasks,
    demo: env.demo,
    uptime: Math.floor(process.uptime()),
  };
}
