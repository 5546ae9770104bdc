import type { ReleaseDocument } from '@pehchan/release/document';
import { describe, expect, it } from 'vitest';
import { ownerOf } from './use-newer-release.ts';

const routes = (...paths: string[]) => paths.map((path) => ({ path }));
const release = {
  remotes: {
    member: { name: 'member', routes: routes('/', '/profile/get-profile/:id') },
    admin: { name: 'admin', routes: routes('/dashboard') },
  },
} as unknown as ReleaseDocument;

describe('whose screen a path is', () => {
  it.each([
    ['/', 'member'],
    ['/profile/get-profile/7', 'member'],
    ['/Profile/Get-Profile/7/', 'member'],
    ['/profile/get-profile/7/more', 'shell'],
    ['/dashboard', 'admin'],
    ['/contact-us', 'shell'],
  ])('%s is of the %s', (path, owner) => {
    expect(ownerOf(release, path)).toBe(owner);
  });
});
