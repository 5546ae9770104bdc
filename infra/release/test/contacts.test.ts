import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { ROOT } from '../../lib/repository.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { findContactsProblem, refuseDemoContacts } from '../build/contacts.ts';

const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5' };
const KAMLA = { name: 'Kamla Devi', city: 'Dhan', phone: '9876543210', email: 'kamla@village.example' };

test('production requires the community’s contacts, and the error shows how to set them', async () => {
  await refuseDemoContacts(parseSettings({}));
  await expect(refuseDemoContacts(parseSettings(PRODUCTION))).rejects.toThrow(
    /names the four people of the demo.*cp .*CONTACTS_FILE=contacts\.json/,
  );
});

test('production refuses CONTACTS_FILE=demo', async () => {
  const demo = { CONTACTS_FILE: 'demo' };
  expect(await findContactsProblem(parseSettings(demo))).toBeUndefined();
  expect(await findContactsProblem(parseSettings({ ...PRODUCTION, ...demo }))).toContain(
    'four people of the demo',
  );
});

test('findContactsProblem names each fault of a contacts file', async () => {
  const file = join(await temporaryFolder(), 'contacts.json');
  const problem = () => findContactsProblem(parseSettings({ ...PRODUCTION, CONTACTS_FILE: file }));
  expect(await problem()).toContain(`names ${file}, which can't be read (ENOENT)`);
  await copyFile(join(ROOT, 'shell/src/pages/administrators.json'), file);
  expect(await problem()).toContain('Bhanwarlal Purohit in');
  for (const [content, reason] of [
    ['{', "it isn't JSON"],
    ['[]', 'it is empty'],
    [JSON.stringify([{ ...KAMLA, phone: '123' }]), '[0].phone must be the 10 digits'],
    [JSON.stringify([{ ...KAMLA, email: undefined }]), '[0].email is a required field'],
    [JSON.stringify([{ ...KAMLA, role: 'x' }]), 'role'],
  ] as const) {
    await writeFile(file, content);
    expect(await problem()).toContain(reason);
  }
  await writeFile(file, JSON.stringify([KAMLA]));
  expect(await problem()).toBeUndefined();
});

test('the shell’s build contains the given contacts and not the demo’s', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'contacts.json');
  await writeFile(file, JSON.stringify([KAMLA]));
  // Leave out the sign-in page: it contains no contacts, and its build reads the shell's own folder.
  const parts = ['first-paint', 'shell', 'worker'].flatMap((name) => ['--config-name', name]);
  await execa('rspack', ['build', ...parts, '--output-path', join(folder, 'dist')], {
    cwd: join(ROOT, 'shell'),
    env: { NODE_ENV: 'production', CONTACTS_FILE: file },
    localDir: ROOT,
    preferLocal: true,
  });
  const scripts = (await listFiles(folder)).filter((name) => /\.(js|map)$/.test(name));
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  expect(texts.join()).not.toContain('Bhanwarlal');
  const naming = scripts.filter((_name, index) => texts[index]?.includes('Kamla Devi'));
  // The offline page and the application contain the contacts.
  expect(naming).toContain('dist/worker.js');
  expect(naming.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
});
