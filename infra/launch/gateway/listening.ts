import { isIP } from 'node:net';
import { tryPort } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';

const LOOPBACK = ['127.0.0.1', '::1'];
const EVERYWHERE = ['0.0.0.0', '::'];
const NOT_THERE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * The addresses on which the door opens; none: on all. Outside production this machine alone has them, unless
 * `HOST` names more: a site for trying things out has passwords that everybody knows.
 */
export async function listenedAddresses({ host, production, port }: ListeningSettings): Promise<string[]> {
  if (host === undefined ? production : EVERYWHERE.includes(host)) return [];
  const wanted = [...new Set([...LOOPBACK, ...(host === undefined || host === 'localhost' ? [] : [host])])];
  const problems = await Promise.all(wanted.map((address) => tryPort(port, address)));
  // Machines without IPv6 have no ::1.
  return wanted.filter((address, index) => address === host || !NOT_THERE.includes(problems[index] ?? ''));
}

type ListeningSettings = Pick<Settings, 'host' | 'production' | 'port' | 'publicUrl'>;

/**
 * A pattern of the names that a request may call this site by; undefined: any. Outside production a page of
 * another site, whose name was made to lead here, would else be taken for our own.
 */
export function ownNames({ host, production, publicUrl }: ListeningSettings): string | undefined {
  if (production) return undefined;
  const names = ['localhost', '[^.]+\\.localhost', '127(\\.\\d+){3}', '\\[?::1\\]?'];
  const asked = [new URL(publicUrl).hostname, ...(host === undefined ? [] : [host])];
  names.push(...asked.map(escaped));
  // An address of this machine can't be made to lead here: names can.
  if (host !== undefined && EVERYWHERE.includes(host)) names.push('\\d+(\\.\\d+){3}', '\\[[\\da-f:.]+\\]');
  return `^(${names.join('|')})(:\\d+)?$`;
}

/** Escape characters by their codes, so that neither the pattern nor the Caddyfile interprets them. */
const escaped = (name: string) =>
  (isIP(name) === 6 ? `[${name}]` : name).replaceAll(
    /[^\w-]/g,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
