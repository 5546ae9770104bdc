import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { findMailProblem } from '../launch/mail-problem.ts';
import { freeMebibytes } from '../lib/index.ts';
import { ENV_FILE } from '../lib/settings.ts';
import type { HealthChecks, Problem } from './health-check.ts';

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
      return [`Other users of this machine can look into ${path}.`, `chmod 700 ${path}`];
    }
  },
  'Nobody else reads the settings': () => openSettings(ENV_FILE),
  async 'The settings fit a site that others use'({ settings: { production, publicUrl } }) {
    if (!production) return;
    if (!publicUrl.startsWith('https://')) {
      const remedy = 'PUBLIC_URL=https://<your domain> in .env, then npm start';
      return [`PUBLIC_URL is ${publicUrl}: without https nobody stays signed in.`, remedy];
    }
  },
  async 'Backups of real people are encrypted'({ settings }) {
    if (settings.backupKey || !settings.production) return;
    return ['Backups are not encrypted.', 'echo "BACKUP_KEY=$(openssl rand -base64 30)" >> .env'];
  },
  async 'Mail has somewhere to go'({ settings, dataDir }) {
    if (!settings.smtpUrl) return findMailProblem(settings);
    const { hostname, port, protocol } = new URL(settings.smtpUrl);
    const number = Number(port || (protocol === 'smtps:' ? 465 : 587));
    if (await takesConnections(hostname, number)) return;
    return [
      `Nobody takes mail on ${hostname}:${number}; codes for new passwords don't arrive.`,
      `nc -vz ${hostname} ${number}; then correct SMTP_URL, see ${dataDir.logs}/api.log`,
    ];
  },
};

/** @param file where settings may stand, with the secrets among them */
export async function openSettings(file: string): Promise<Problem | undefined> {
  if (await isOpen(file)) return [`Other users of this machine can read ${file}.`, `chmod 600 ${file}`];
}

const isOpen = (path: string) =>
  stat(path).then(
    ({ mode }) => (mode & 0o077) !== 0,
    () => false,
  );

async function takesConnections(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port, timeout: ANSWERS_WITHIN });
  const isUp = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    for (const event of ['timeout', 'error']) socket.once(event, () => resolve(false));
  });
  socket.destroy();
  return isUp;
}
