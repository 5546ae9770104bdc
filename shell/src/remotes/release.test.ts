import '@pehchan/kit/testing';
import { server } from '@pehchan/kit/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../errors/error-reporter.ts';
import { incompatibilityOf } from './gates.ts';
import before from '../../release/release-before.json' with { type: 'json' };
import { readRelease } from './release.ts';

const served = (respond: () => Response) => server.use(http.get('*/releases/current.json', respond));
const RELEASE = { schema: 2, id: '20261120-abc', createdAt: '', previousId: null, remotes: {} };

let reported: Parameters<Report>[0][] = [];
const report: Report = (error) => reported.push(error);

beforeEach(() => {
  reported = [];
});

describe('readRelease', () => {
  it('returns the release that the site serves', async () => {
    served(() => HttpResponse.json(RELEASE));
    expect(await readRelease(report)).toEqual(RELEASE);
  });

  it('accepts a release of the previous version, and checks its remotes against their stated ranges', async () => {
    served(() => HttpResponse.json(before));
    const { remotes, ...release } = await readRelease(report);
    expect(release).toEqual({ schema: 2, id: before.id, createdAt: before.createdAt, previousId: null });
    const [member] = Object.values(remotes);
    if (!member) throw new Error('The kept document has no remote.');
    expect(member).toMatchObject({ name: 'member', kit: '^1.1.0', api: '^1.0.0' });
    expect(member).not.toHaveProperty('contract');
    const itsOwn = { kit: '1.1.0', api: '1.0.0' };
    expect(incompatibilityOf(member, itsOwn)).toBeUndefined();
    expect(incompatibilityOf(member, { ...itsOwn, kit: '2.0.0' })).toBe('kit-range');
    expect(incompatibilityOf(member, { ...itsOwn, api: '2.0.0' })).toBe('api-range');
  });

  it.each<[string, () => Response]>([
    ['is not there', () => new HttpResponse('Not Found', { status: 404 })],
    ['is refused in JSON', () => HttpResponse.json({ code: 'unavailable' }, { status: 503 })],
    ['is an HTML page', () => HttpResponse.html('<!doctype html>')],
    ['can’t be reached', () => HttpResponse.error()],
    ['has a newer schema', () => HttpResponse.json({ ...RELEASE, schema: 3 })],
  ])('returns a release without remotes if the document %s', async (_how, respond) => {
    served(respond);
    expect(await readRelease(report)).toMatchObject({ id: 'none', remotes: {} });
    expect(reported).toMatchObject([{ kind: 'remote', code: 'RELEASE', part: 'shell' }]);
  });
});
