import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSmtp } from '../../../api/test/support/smtp-server.ts';
import { writeAtomically } from '../../lib/files.ts';
import { freePort } from '../../lib/ports.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { operatorMail } from '../publishing/operator-mail.ts';
import { siteIn, type Site } from '../store/site.ts';

const ADDRESS = 'http://localhost';
const settingsFor = (SMTP_URL: string) =>
  parseSettings({ SMTP_URL, OPERATOR_EMAIL: 'kamla@pehchan.example' });
const newSite = async () => siteIn(join(await temporaryFolder(), 'site'));
const left = (site: Site) => readdir(site.mail).catch(() => []);

function listen() {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.join('\n');
}

test('the operator’s mail stays in a file and is retried until a mail server accepts it', async () => {
  const said = listen();
  const [server, site] = [await startSmtp(), await newSite()];
  server.refusing = 2;
  const tell = operatorMail(settingsFor(server.url), ADDRESS, site);
  expect(tell.sendsNoMail).toBe(false);
  await tell('Member team serves member 1.0.0', ['route + /x']);
  const [name = ''] = await left(site);
  const file = join(site.mail, name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain('Member team serves member 1.0.0');
  await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => left(site)).toEqual([]);
  expect(server.mails[0]).toContain('Subject: Pehchan: Member team serves member 1.0.0');
  expect(server.mails[0]).toContain('To: kamla@pehchan.example');
  expect(said().match(/could not be sent: .*451 not now/g)).toHaveLength(2);
});

test('the next process sends a mail that a killed process could not send', async () => {
  const site = await newSite();
  const away = settingsFor(`smtp://127.0.0.1:${await freePort()}`);
  const script = `
    const { operatorMail } = await import(${JSON.stringify(import.meta.resolve('../publishing/operator-mail.ts'))});
    const [settings, site] = ${JSON.stringify([away, site])};
    await operatorMail(settings, '${ADDRESS}', site)('Member team switches member off', []);
    console.log('told');
    setInterval(() => undefined, 1000);`;
  const first = execa(process.execPath, ['--input-type=module', '-e', script], { reject: false });
  onTestFinished(() => void first.kill('SIGKILL'));
  await new Promise<void>((resolve) => {
    first.stdout.on('data', (chunk) => /^told$/m.test(String(chunk)) && resolve());
  });
  first.kill('SIGKILL');
  await first;
  expect(await left(site)).toHaveLength(1);

  const server = await startSmtp();
  operatorMail(settingsFor(server.url), ADDRESS, site);
  await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1);
  expect(server.mails[0]).toContain('Member team switches member off');
  await expect.poll(() => left(site)).toEqual([]);
});

test('a mail that no server accepted for a day is dropped with a message', async () => {
  const said = listen();
  const site = await newSite();
  const at = Date.now() - 25 * 60 * 60 * 1000;
  const mail = { at, subject: 'Pehchan: Member team serves member 1.0.0', text: '' };
  await writeAtomically(join(site.mail, 'old.json'), JSON.stringify(mail));
  await writeAtomically(join(site.mail, 'broken.json'), '');
  operatorMail(settingsFor(`smtp://127.0.0.1:${await freePort()}`), ADDRESS, site);
  await expect.poll(() => left(site), { timeout: 10_000 }).toEqual(['broken.json']);
  expect(said()).toContain('broken.json is not a mail: ');
  expect(said()).toContain('given up after a day: Pehchan: Member team serves member 1.0.0');
});

test('no mail is kept for an operator without an address', async () => {
  listen();
  const site = await newSite();
  const tell = operatorMail(parseSettings({}), ADDRESS, site);
  await tell('Member team serves member 1.0.0', []);
  expect([await left(site), tell.sendsNoMail]).toEqual([[], true]);
});
