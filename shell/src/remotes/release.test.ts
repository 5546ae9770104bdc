import '@pehchan/kit/testing';
import { server } from '@pehchan/kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readRelease } from './release.ts';

const served = (respond: () => Response) => server.use(http.get('*/releases/current.json', respond));
const RELEASE = { schema: 1, id: '20261120-abc', createdAt: '', previousId: null, remotes: {} };

describe('the release', () => {
  it('is what the site serves', async () => {
    served(() => HttpResponse.json(RELEASE));
    expect(await readRelease()).toEqual(RELEASE);
  });

  it.each<[string, () => Response]>([
    ['is not there', () => new HttpResponse('Not Found', { status: 404 })],
    ['is refused in JSON', () => HttpResponse.json({ code: 'unavailable' }, { status: 503 })],
    ['is a page', () => HttpResponse.html('<!doctype html>')],
    ['can’t be reached', () => HttpResponse.error()],
    ['is of a shape that is still to come', () => HttpResponse.json({ ...RELEASE, schema: 2 })],
  ])('has no remotes when it %s: the shell stands without them', async (_how, respond) => {
    served(respond);
    expect(await readRelease()).toMatchObject({ id: 'none', remotes: {} });
  });
});
