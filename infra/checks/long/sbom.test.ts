import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../lib/repository.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

const run = (script: string, args: string[] = [], env: Record<string, string> = {}) =>
  execa(process.execPath, [join(ROOT, 'infra', 'checks', script), ...args], { env, reject: false });

interface Component {
  name: string;
  version: string;
  hashes?: { alg: string; content: string }[];
}

test('the bill of materials lists the locked production packages and no measuring tool, also on standard output', async () => {
  const file = join(await temporaryFolder(), 'sbom.json');
  expect(await run('sbom.ts', [file])).toMatchObject({ exitCode: 0 });
  const written = await readFile(file, 'utf8');
  const ids = /"serialNumber".*|"timestamp".*/g;
  expect(`${(await run('sbom.ts')).stdout}\n`.replaceAll(ids, '')).toBe(written.replaceAll(ids, ''));
  const bill = JSON.parse(written) as {
    bomFormat: string;
    components: Component[];
    metadata: { component: { name: string } };
  };
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'pehchan']);
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string }>;
  };
  for (const name of ['express', 'react', 'antd', 'sequelize', 'age-encryption']) {
    const locked = packages[`node_modules/${name}`];
    const found = bill.components.find((component) => component.name === name);
    const hash = Buffer.from(found?.hashes?.[0]?.content ?? '', 'hex').toString('base64');
    expect([name, found?.version, `sha512-${hash}`]).toEqual([name, locked?.version, locked?.integrity]);
  }
  const names = bill.components.map(({ name }) => name);
  expect(names).not.toContain('lighthouse');
});

/** Serve a package registry that answers only npm's call for known faults of packages. */
async function registryWith(faults: object): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    const isAsked = request.url === '/-/npm/v1/security/advisories/bulk';
    response.statusCode = isAsked ? 200 : 404;
    response.end(JSON.stringify(isAsked ? faults : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('the audit names known faults, and passes when the registry does not answer', async () => {
  const audit = (registry: string) => run('audit.ts', [], { npm_config_registry: registry });
  expect(await audit('http://127.0.0.1:9/')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('were not checked'),
  });
  expect(await audit(await registryWith({}))).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('knows no vulnerability'),
  });
  const fault = {
    id: 1,
    url: 'https://x.example',
    title: 'A fault',
    severity: 'high',
    vulnerable_versions: '<99',
  };
  expect(await audit(await registryWith({ 'age-encryption': [fault] }))).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/high +age-encryption/),
  });
});
