import { execa } from 'execa';
import { expect, test } from 'vitest';
import { freePort } from '../ports.ts';

/** Linux uses ports from this number on for outgoing connections and for listeners that name no port. */
const FIRST_OF_THE_SYSTEM = 32_768;

async function pickPorts(count: number): Promise<number[]> {
  const ports = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

test('a free port cannot be given to a connection before its server listens on it', async () => {
  const ports = await pickPorts(50);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_THE_SYSTEM);
  expect(new Set(ports).size).toBe(50);
});

test('processes that look for a free port at the same time find different ports', async () => {
  const program = `
    const { freePort } = await import(${JSON.stringify(new URL('../ports.ts', import.meta.url).href)});
    for (let left = 16; left > 0; left -= 1) console.log(await freePort());
  `;
  const runs = Array.from({ length: 4 }, () =>
    execa(process.execPath, ['--input-type=module', '-e', program]),
  );
  const ports = (await Promise.all(runs)).flatMap(({ stdout }) => stdout.split('\n'));
  expect(new Set(ports).size).toBe(64);
});
