import { expect, test } from 'vitest';
import { startSmtp } from '../../../api/test/support/smtp-server.ts';
import { findTlsProblem, isUnencrypted } from '../checks-of-machine.ts';

test('findTlsProblem reports a mail server without encryption, and sends no mail', async () => {
  const { url, mails } = await startSmtp();
  expect(await findTlsProblem(url)).toEqual([
    expect.stringContaining('does not support encryption'),
    expect.any(String),
  ]);
  expect(mails).toEqual([]);
});

test.each([
  ['mysql://a:b@db.example:3306/c', true],
  ['mysql://a:b@db.example:3306/c?ssl=1', false],
  ['mysql://a:b@127.0.0.1/c', false],
  ['mysql://a:b@localhost/c?socketPath=/run/mysqld.sock', false],
  ['redis://:b@redis:6379', true],
  ['rediss://:b@redis:6379', false],
  ['redis://[::1]:6379', false],
])('%s is used unencrypted over a network: %s', (url, isOpen) => {
  expect(isUnencrypted(url)).toBe(isOpen);
});
