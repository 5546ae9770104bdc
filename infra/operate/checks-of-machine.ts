import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { findMailProblem } from '../launch/mail-problem.ts';
import { findContactsProblem, SET_CONTACTS } from '../release/build/contacts.ts';
import { createTransport } from 'nodemailer';
import { errorCode, freeMebibytes } from '../lib/index.ts';
import { ENV_FILE } from '../lib/settings.ts';
import type { HealthChecks, Problem } from './health-check.ts';
import { isInContainers } from './remedies.ts';

const SPACE_TO_LIVE = 1024;
const ANSWERS_WITHIN = 5_000;

export const MACHINE: HealthChecks = {
  async 'The data directory has room and is closed to others'({ dataDir: { path } }) {
    const free = await freeMebibytes(path);
    if (free < SPACE_TO_LIVE) {
      return [
        `The disk of ${path} has ${free} MiB left.`,
        `du -xh ${path} | sort -h | tail; npm run release -- prune`,
      ];
    }
    if (await isOpen(path)) {
      return [`Other users of this machine can open ${path}.`, `chmod 700 ${path}`];
    }
  },
  'No other user can read the settings': () => openSettings(ENV_FILE),
  async 'The public address uses https'({ settings: { production, publicUrl } }) {
    if (!production) return;
    if (!publicUrl.startsWith('https://')) {
      const remedy = 'PUBLIC_URL=https://<your domain> in .env, then npm start';
      return [`PUBLIC_URL is ${publicUrl}: without https, families cannot stay signed in.`, remedy];
    }
  },
  async 'The Contact page names the community’s own people'({ settings }) {
    const problem = await findContactsProblem(settings);
    if (problem) return [problem, SET_CONTACTS];
  },
  async 'Backups of real people are encrypted'({ settings }) {
    if (settings.backupKey || !settings.production) return;
    return ['Backups are not encrypted.', 'echo "BACKUP_KEY=$(openssl rand -base64 30)" >> .env'];
  },
  async 'Connections to servers on other machines are encrypted'({ settings }) {
    if (!settings.production) return;
    const { databaseUrl: DATABASE_URL, migrateDatabaseUrl: MIGRATE_DATABASE_URL, redisUrl } = settings;
    const given = { DATABASE_URL, MIGRATE_DATABASE_URL, REDIS_URL: redisUrl };
    const open = Object.entries(given).filter(([, url]) => url !== undefined && isUnencrypted(url));
    if (open.length === 0) return;
    const names = open.map(([name]) => name).join(' and ');
    return [
      `${names}: families’ data cross the network unencrypted. Only a closed network is safe.`,
      'mysql://…?ssl=1, rediss://… in .env',
    ];
  },
  async 'The mail server accepts mail'({ settings, dataDir }) {
    if (!settings.smtpUrl) return findMailProblem(settings);
    const { hostname, port, protocol } = new URL(settings.smtpUrl);
    const number = Number(port || (protocol === 'smtps:' ? 465 : 587));
    if (await takesConnections(hostname, number)) {
      return settings.production ? findTlsProblem(settings.smtpUrl) : undefined;
    }
    return [
      `No mail server listens on ${hostname}:${number}, so codes for new passwords don't arrive.`,
      `nc -vz ${hostname} ${number}; then correct SMTP_URL, see ${dataDir.logs}/api.log`,
    ];
  },
};

/** Check that the mail server accepts encrypted connections, as production requires. */
export async function findTlsProblem(smtpUrl: string): Promise<Problem | undefined> {
  const within = ANSWERS_WITHIN;
  const times = { connectionTimeout: within, greetingTimeout: within, socketTimeout: within };
  const transport = createTransport({ url: smtpUrl, requireTLS: true, ...times });
  try {
    await transport.verify();
  } catch (error) {
    if (errorCode(error) === 'ETLS') {
      return ['The mail server does not support encryption, so no mail is sent.', 'SMTP_URL=smtps://…:465'];
    }
    const what =
      errorCode(error) === 'EAUTH' ? 'refuses the user or the password' : 'does not reply with SMTP';
    return [`The mail server ${what}.`, 'correct SMTP_URL in .env'];
  } finally {
    transport.close();
  }
}

export async function openSettings(file: string): Promise<Problem | undefined> {
  if (await isOpen(file)) return [`Other users of this machine can read ${file}.`, `chmod 600 ${file}`];
}

/** Return whether a connection is unencrypted and leaves this machine or the containers' network. */
export function isUnencrypted(url: string, inContainers = isInContainers()): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  if (inContainers && !hostname.includes('.') && !hostname.includes(':')) return false;
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || searchParams.has('socketPath')) return false;
  return protocol !== 'rediss:' && !['1', 'true'].includes(searchParams.get('ssl') ?? '');
}

const isOpen = (path: string) =>
  stat(path).then(
    ({ mode }) => (mode & 0o077) !== 0,
    () => false,
  );

async function takesConnections(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const connected = once(socket, 'connect', { signal: AbortSignal.timeout(ANSWERS_WITHIN) });
  const isUp = await connected.then(Boolean, () => false);
  socket.destroy();
  return isUp;
}
