import { expect, test } from 'vitest';
import { releaseDocumentSchema, type ReleaseDocument } from './document.ts';
import before from './release-before.json' with { type: 'json' };
import { upToDate, type ReleaseBefore } from './up-to-date.ts';

/** As the version before wrote it, with one of its remotes. */
const written = before as unknown as ReleaseBefore;

test('a document of the version before says the same in the form of today, and is valid', () => {
  const release = upToDate(written);
  releaseDocumentSchema.validateSync(release, { strict: true });
  const { contract, ...rest } = before.remotes.member;
  expect(release).toEqual({ ...before, schema: 2, remotes: { member: { ...rest, kit: contract } } });
});

test('one of today stays what it is', () => {
  const release: ReleaseDocument = upToDate(written);
  expect(upToDate(release)).toBe(release);
});
