import { describe, expect, it, test } from 'vitest';
import { writeAtomically } from '../../lib/files.ts';
import { bundleOf } from '../build/bundle.ts';
import { publish } from '../promotion/publish.ts';
import { carriedCopies } from '../rules/own-scripts.ts';
import { releaseSite } from './release-site.ts';
import { buildRemote, HOST } from './remote-build.ts';

const filesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
const mapOf = (...sources: string[]) => JSON.stringify({ version: 3, sources });

describe('packages in a build', () => {
  it('carriedCopies finds packages in the source map of each script', () => {
    const files = filesOf({
      'assets/page.js': '',
      'assets/page.js.map': mapOf(
        'webpack://pehchan-events/../node_modules/antd/es/button/index.js',
        'webpack://pehchan-events/../node_modules/@reduxjs/toolkit/dist/index.mjs',
        'webpack://pehchan-events/../node_modules/reactive/index.js',
        'webpack://pehchan-events/./src/antd/button.tsx',
      ),
    });
    expect(carriedCopies(files)).toEqual([
      { name: '@reduxjs/toolkit', file: 'assets/page.js' },
      { name: 'antd', file: 'assets/page.js' },
    ]);
  });

  it('carriedCopies finds packages by their own words in a script without a source map', () => {
    const files = filesOf({ 'assets/page.js': 'var a={colorPrimaryHover:1},b="__reactRouterVersion"' });
    expect(carriedCopies(files).map(({ name }) => name)).toEqual(['antd', 'react-router']);
  });
});

test('publish refuses a copy of a shared package by name', async () => {
  const { site, folder } = await releaseSite();
  const bundle = await bundleOf(await buildRemote(folder, 'events', { entry: 'x={colorPrimaryHover:1}' }));
  await expect(publish(site, bundle, 'Kamla')).rejects.toThrow(
    /^events can't be published:\n {2}remoteEntry.js contains a copy of antd, which the shell provides/,
  );
});

test('publish refuses an unknown icon and lists the known ones', async () => {
  const { site, publish: ship } = await releaseSite();
  const nav = [{ id: 'events', to: '/events/:id' }];
  await writeAtomically(site.host, JSON.stringify({ ...HOST, icons: ['home', 'clock'] }));
  await expect(ship('events', { nav })).rejects.toThrow(
    /the unknown icon \S+\. The icons are: home, clock\./,
  );
  // Act as an older shell, which does not list its icons.
  await writeAtomically(site.host, JSON.stringify(HOST));
  await expect(ship('events', { nav })).resolves.toMatchObject({ remote: 'events' });
});
