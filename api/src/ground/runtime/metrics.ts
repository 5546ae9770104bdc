import { readVersionedRemote, type VersionedRemote } from '@pehchan/release/remote-load';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Metrics of this process, for Prometheus. No label has personal data or ids. */
export const registry = new Registry();
const registers = [registry];

collectDefaultMetrics({ register: registry });

export const requestSeconds = new Histogram({
  name: 'pehchan_request_seconds',
  help: 'Time until a reply was sent',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

/** Begun, ended and refused sessions. `refused`: a sign-in with a wrong phone or password. */
export const sessionsCounted = new Counter({
  name: 'pehchan_sessions_total',
  help: 'Sessions by outcome',
  labelNames: ['event'],
  registers,
});
export type SessionEvent = 'begun' | 'ended' | 'refused';

/** Mails by outcome. `retried`: a try failed and will be repeated. `lost`: no further try is made. */
export const mailsCounted = new Counter({
  name: 'pehchan_mails_total',
  help: 'Mails by outcome',
  labelNames: ['outcome'],
  registers,
});
export type MailOutcome = 'sent' | 'retried' | 'lost';

export const clientReports = new Counter({
  name: 'pehchan_client_reports_total',
  help: 'Failures that pages reported, except those of loading a remote',
  labelNames: ['kind', 'part', 'code'],
  registers,
});

type Load = VersionedRemote & { outcome: string };

export const remoteLoads = new Counter({
  name: 'pehchan_remote_loads_total',
  help: 'Loads of remotes in pages: loaded, retried (loaded after a failure), or the code of the failure',
  labelNames: ['remote', 'version', 'outcome'],
  registers,
});

for (const event of ['begun', 'ended', 'refused'] satisfies SessionEvent[]) sessionsCounted.inc({ event }, 0);
for (const outcome of ['sent', 'retried', 'lost'] satisfies MailOutcome[]) mailsCounted.inc({ outcome }, 0);

/** Count an error that a page reports. A page can report anything, so names and codes are limited. */
export function countClientReport(kind: string, part = '', code = ''): void {
  const remote = kind === 'remote' && readVersionedRemote(part);
  if (remote) return countRemoteLoad({ ...remote, outcome: CODE.test(code) ? code : 'none' });
  clientReports.inc({ kind, part: partOf(part.split(' ')[0]), code: codeOf(code) });
}

/** Error codes of module federation and of the shell, such as RUNTIME-008, NO-PAGE and kit-range. */
const CODE = /^([A-Z]{1,20}(-\d{3}|-[A-Z]{1,20})?|(kit|api)-range)$/;
const partOf = labels(/^[a-z][a-z-]{0,29}$/, 20);
const codeOf = labels(CODE, 40);

function labels(shape: RegExp, most: number): (value: string | undefined) => string {
  const known = new Set<string>();
  return (value) => {
    if (!value || !shape.test(value)) return 'none';
    if (known.size < most) known.add(value);
    return known.has(value) ? value : 'other';
  };
}

const MOST_LOADS = 200;
const loadsCounted = new Map<string, Load>();

/** Count a load of a remote. New versions appear over time, so the oldest unchanged counter is removed. */
export function countRemoteLoad({ remote, version, outcome }: Load): void {
  const load = { remote, version, outcome };
  const key = `${remote} ${version} ${outcome}`;
  loadsCounted.delete(key);
  loadsCounted.set(key, load);
  remoteLoads.inc(load);
  if (loadsCounted.size > MOST_LOADS) forgetOldestLoad();
}

function forgetOldestLoad(): void {
  const [oldest] = loadsCounted;
  if (!oldest) return;
  const [key, load] = oldest;
  loadsCounted.delete(key);
  remoteLoads.remove(load);
}
