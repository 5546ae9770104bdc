import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiEnvironment, migrateDatabase, startApis } from '../../launch/api.ts';
import { binaryOf, findBinaries } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { startServers } from '../../launch/embedded/servers.ts';
import { startGateway } from '../../launch/gateway/gateway.ts';
import { freePort } from '../../lib/ports.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';
import { findAddressProblem } from '../checks-of-site.ts';

const machine = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;

test('the doctor finds a proxy in front of the gateway that hides client addresses', async ({ skip }) => {
  skip(!machine, 'This machine has no address but its own.');
  const folder = await temporaryFolder();
  const lifetime = testLifetime();
  const binaries = await findBinaries(['mariadb', 'redis', 'caddy'], lifetime.signal);
  const dataDir = await openDataDir(join(folder, 'site'));
  const given = { databaseUrl: undefined, redisUrl: undefined };
  const servers = await startServers({ dataDir, binaries, ...given }, lifetime);
  const env = await apiEnvironment(parseSettings({ DEMO: '0' }), dataDir, servers);
  await migrateDatabase(env, lifetime);
  await startApis(env, [servers.apiPort], dataDir, lifetime);

  const open = async (upstream: number, trustedProxies?: string) => {
    const port = await freePort();
    const place = await openDataDir(join(folder, String(port)));
    const upstreams = [`127.0.0.1:${upstream}`];
    const binary = binaryOf(binaries, 'caddy');
    await startGateway({ dataDir: place, binary, port, upstreams, trustedProxies }, lifetime);
    return port;
  };
  const hidden = await open(await open(servers.apiPort));
  const trusted = await open(await open(servers.apiPort, '127.0.0.0/8'));
  expect(await findAddressProblem(`http://${machine}:${hidden}`)).toEqual([
    expect.stringContaining('A proxy before the gateway hides people’s addresses'),
    expect.stringContaining('TRUSTED_PROXIES='),
  ]);
  expect(await findAddressProblem(`http://${machine}:${trusted}`)).toBeUndefined();
  expect(await findAddressProblem(`http://localhost:${hidden}`)).toBeUndefined();
  expect(await findAddressProblem(`http://${machine}:${await freePort()}`)).toBeUndefined();
});
