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

describe('ownerOf', () => {
  it.each([
    ['/', 'member'],
    ['/profile/get-profile/7', 'member'],
    ['/Profile/Get-Profile/7/', 'member'],
    ['/profile/get-profile/7/more', 'shell'],
    ['/dashboard', 'admin'],
    ['/contact-us', 'shell'],
  ])('assigns the path %s to %s', (path, owner) => {
    expect(ownerOf(release, path)).toBe(owner);
  });
});
