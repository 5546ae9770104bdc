import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/index.ts';
import { documentedInstall, documentedUpdate } from '../containers/page.ts';
import { NAMES, tagOf } from '../containers/stand-ins.ts';

test('every base image of production has a substitute', async () => {
  const files = ['docker-compose.yml', 'infra/docker/web.Dockerfile', 'infra/docker/api.Dockerfile'];
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  const asked = texts.join('\n').matchAll(/(?:^FROM|image:) ([\w/-]+:\S+)/gm);
  const tags = new Set([...asked].map(([, tag]) => tag));
  // Leave out the mail catcher (axllent), which production lacks.
  const production = [...tags].filter((tag) => !tag?.startsWith('axllent/'));
  expect(await Promise.all(NAMES.map(tagOf))).toEqual(expect.arrayContaining(production));
});

test('infra/README.md contains the commands of the first start and of an update', async () => {
  expect((await documentedInstall()).join('\n')).toContain('secrets/$name');
  expect((await documentedUpdate()).at(-1)).toBe('docker compose up -d --no-deps gateway publishing');
});
