import { isIP } from 'node:net';
import { tryPort } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';

const LOOPBACK = ['127.0.0.1', '::1'];
const EVERYWHERE = ['0.0.0.0', '::'];
const MISSING = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Return the addresses to listen on; empty for all. By default only production accepts other machines. */
export async function listenedAddresses({ host, production, port }: ListeningSettings): Promise<string[]> {
  if (host === undefined ? production : EVERYWHERE.includes(host)) return [];
  const hosts = [...new Set([...LOOPBACK, ...(host === undefined || host === 'localhost' ? [] : [host])])];
  const problems = await Promise.all(hosts.map((address) => tryPort(port, address)));
  // A machine without IPv6 has no ::1.
  return hosts.filter((address, index) => address === host || !MISSING.includes(problems[index] ?? ''));
}

type ListeningSettings = Pick<Settings, 'host' | 'production' | 'port' | 'publicUrl'>;

/** Return a pattern of the site's host names against DNS rebinding; undefined for any. */
export function ownNames({ host, production, publicUrl }: ListeningSettings): string | undefined {
  if (production) return undefined;
  const names = ['localhost', '[^.]+\\.localhost', '127(\\.\\d+){3}', '\\[?::1\\]?'];
  const configured = [new URL(publicUrl).hostname, ...(host === undefined ? [] : [host])];
  names.push(...configured.map(escaped));
  // Accept any IP address: DNS rebinding needs a name.
  if (host !== undefined && EVERYWHERE.includes(host)) names.push('\\d+(\\.\\d+){3}', '\\[[\\da-f:.]+\\]');
  return `^(${names.join('|')})(:\\d+)?$`;
}

/** Write special characters of a host name as `\xNN`, which pattern and Caddyfile do not read as syntax. */
const escaped = (name: string) =>
  (isIP(name) === 6 ? `[${name}]` : name).replaceAll(
    /[^\w-]/g,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
