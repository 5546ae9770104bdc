import { join } from 'node:path';
import type { Binary } from '../embedded/binaries.ts';
import type { DataDir } from '../data-dir.ts';
import type { Lifetime } from '../../lib/index.ts';
import { pidFileOf, startService } from '../process/service.ts';
import { remarkOnce } from '../console/remarks.ts';

export const CADDYFILE = join(import.meta.dirname, 'Caddyfile');

export interface GatewayOptions {
  readonly dataDir: DataDir;
  readonly binary: Binary;
  readonly port: number;
  readonly upstreams: readonly string[];
  readonly publishing?: string;
  /** Networks of a load balancer before the gateway. Without them X-Forwarded-For is ignored. */
  readonly trustedProxies?: string;
  /** The addresses on which the gateway listens; empty for all addresses of the machine. */
  readonly addresses?: readonly string[];
  /** A pattern of the site's host names; undefined for any. */
  readonly ownNames?: string | undefined;
  readonly offlinePage?: boolean;
  /** Browsers use https to a server before this gateway, which forwards to the gateway by http. */
  readonly httpsBefore?: boolean;
}

export function startGateway(options: GatewayOptions, lifetime: Lifetime): Promise<void> {
  const { dataDir, binary, port, upstreams, publishing, trustedProxies } = options;
  const pidFile = pidFileOf(dataDir, 'gateway');
  const { addresses = [], ownNames, httpsBefore = false, offlinePage = true } = options;
  return startService(
    {
      name: 'The gateway',
      id: 'gateway',
      dataDir,
      file: binary.file,
      args: ['run', `--config=${CADDYFILE}`, '--adapter=caddyfile', `--pidfile=${pidFile}`],
      env: {
        ...binary.env,
        HOME: dataDir.gateway,
        XDG_CONFIG_HOME: dataDir.gateway,
        XDG_DATA_HOME: dataDir.gateway,
        SITE_ADDRESS: `http://:${port}`,
        SITE_DIR: dataDir.site,
        API_UPSTREAM: upstreams.join(' '),
        HTTPS_BEFORE: String(httpsBefore),
        OFFLINE_PAGE: offlinePage ? '1' : '0',
        // Leave out empty variables: the Caddyfile uses its defaults only for unset ones.
        ...(addresses.length > 0 && { LISTEN_ON: addresses.join(' ') }),
        ...(ownNames && { OWN_NAMES: ownNames }),
        ...(publishing && { PUBLISHING_UPSTREAM: publishing }),
        ...(trustedProxies && { TRUSTED_PROXIES: trustedProxies }),
      },
      cwd: dataDir.gateway,
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/releases/current.json`)).status < 500,
      notable: remarkOnce(gatewayRemark),
    },
    lifetime,
  );
}

/** Return a console line for an error in Caddy's log. Skip failed requests: API restarts cause them. */
function gatewayRemark(line: string): string | undefined {
  try {
    const { level, logger, msg, error } = JSON.parse(line) as Record<string, unknown>;
    if (level !== 'error' || String(logger).startsWith('http.log')) return undefined;
    return `! gateway: ${[msg, error].filter(Boolean).join(': ')}`;
  } catch {
    return undefined;
  }
}
