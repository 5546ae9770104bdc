import { describe, expect, test } from 'vitest';
import { isUnencrypted } from '../checks-of-machine.ts';
import { adaptRemedy } from '../remedies.ts';

const OPERATE = 'docker compose run --rm operate';

describe('remedies of the doctor in containers', () => {
  test.each([
    ['npm run admin -- grant <phone>', `${OPERATE} admin grant <phone>`],
    ['npm run doctor', `${OPERATE} doctor`],
    [
      'npm run release -- publisher remove Ann; npm run release -- publisher add member Ann',
      `${OPERATE} release publisher remove Ann; ${OPERATE} release publisher add member Ann`,
    ],
    [
      'SMTP_URL=smtp://… in .env, then npm start',
      'SMTP_URL=smtp://… in .env, then docker compose up -d --build',
    ],
    ['chmod 700 /data', 'docker compose run --rm --entrypoint chmod operate 700 /data'],
    [
      'rm -r /data/site/remotes/member/1; npm run release -- publish member',
      `docker compose run --rm --entrypoint rm operate -r /data/site/remotes/member/1; ${OPERATE} release publish member`,
    ],
    ['grep "photo" /data/logs/api.log | tail', 'docker compose logs api-1 api-2 | grep "photo" | tail'],
    [
      'du -xh /data | sort -h | tail; npm run release -- prune',
      `docker compose run --rm --entrypoint du operate -xh /data | sort -h | tail; ${OPERATE} release prune`,
    ],
  ])('remedyHere replaces “%s” with “%s” for the operator of containers', (remedy, inContainers) => {
    expect(adaptRemedy(remedy, OPERATE)).toBe(inContainers);
    expect(adaptRemedy(remedy, '')).toBe(remedy);
  });
});

test.each([
  ['mysql://pehchan_api@mysql:3306/pehchan', true, false],
  ['redis://redis:6379', true, false],
  ['mysql://pehchan_api@mysql:3306/pehchan', false, true],
  ['mysql://u@db.example:3306/pehchan', true, true],
  ['mysql://u@db.example:3306/pehchan?ssl=1', true, false],
  ['redis://[fd00::1]:6379', true, true],
])('%s, in containers: %s, sends the families’ data unencrypted: %s', (url, inContainers, isOpen) => {
  expect(isUnencrypted(url, inContainers)).toBe(isOpen);
});
