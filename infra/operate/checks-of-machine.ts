import { stat, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { found, type Check } from './diagnosis.ts';

const GIB = 1024 ** 3;
const SPACE_TO_LIVE = GIB;
const ANSWERS_WITHIN = 5_000;

export const settingsOfProduction: Check = {
  healthy: 'The settings fit a site that others use',
  async find({ settings }) {
    if (!settings.production) return undefined;
    if (!settings.publicUrl.startsWith('https://')) {
      return found(
        `PUBLIC_URL is ${settings.publicUrl}: without https nobody stays signed in.`,
        'PUBLIC_URL=https://<your domain> in .env, then npm start',
      );
    }
    if (!settings.smtpUrl) {
      return found(
        'No mail leaves this machine: nobody gets a code for a new password.',
        'SMTP_URL=smtp://… in .env, then npm start',
      );
    }
    return undefined;
  },
};

export const backupKey: Check = {
  healthy: 'Backups of real people are encrypted',
  async find({ settings }) {
    if (settings.backupKey || !settings.production) return undefined;
    return found('Backups are not encrypted.', 'echo "BACKUP_KEY=$(openssl rand -base64 30)" >> .env');
  },
};

export const dataDirectory: Check = {
  healthy: 'The data directory has room and is closed to others',
  async find({ dataDir }) {
    const { bavail, bsize } = await statfs(dataDir.path);
    if (bavail * bsize < SPACE_TO_LIVE) {
      const free = Math.floor((bavail * bsize) / 1024 ** 2);
      return found(
        `The disk of ${dataDir.path} has ${free} MiB left.`,
        `du -xh ${dataDir.path} | sort -h | tail; npm run release -- prune`,
      );
    }
    const { mode } = await stat(dataDir.path);
    if ((mode & 0o077) === 0) return undefined;
    return found(`Other users of this machine can look into ${dataDir.path}.`, `chmod 700 ${dataDir.path}`);
  },
};

/** @param file where settings may stand, with the secrets among them */
export const environmentFile = (file: string) =>
  ({
    healthy: 'Nobody else reads the settings',
    async find() {
      const mode = await stat(file).then(
        (there) => there.mode,
        () => 0,
      );
      if ((mode & 0o077) === 0) return undefined;
      return found(`Other users of this machine can read ${file}.`, `chmod 600 ${file}`);
    },
  }) satisfies Check;

export const mailServer: Check = {
  healthy: 'Mail has somewhere to go',
  async find({ settings, dataDir }) {
    if (!settings.smtpUrl) return undefined;
    const { hostname, port, protocol } = new URL(settings.smtpUrl);
    const number = Number(port || (protocol === 'smtps:' ? 465 : 587));
    if (await takesConnections(hostname, number)) return undefined;
    return found(
      `Nobody takes mail on ${hostname}:${number}; codes for new passwords don't arrive.`,
      `nc -vz ${hostname} ${number}; then correct SMTP_URL, see ${dataDir.logs}/api.log`,
    );
  },
};

function takesConnections(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: ANSWERS_WITHIN });
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
