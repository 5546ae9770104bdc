import { expect, test } from 'vitest';
import { releaseDocumentSchema, type ReleaseDocument } from './document.ts';
import before from './release-before.json' with { type: 'json' };
import { upToDate, type ReleaseBefore } from './up-to-date.ts';

/** A release document as the previous version of the shell wrote it, with one remote. */
const written = before as unknown as ReleaseBefore;

test('converts a release document of the previous version to the current, valid form', () => {
  const release = upToDate(written);
  releaseDocumentSchema.validateSync(release, { strict: true });
  const { contract, ...rest } = before.remotes.member;
  expect(release).toEqual({ ...before, schema: 2, remotes: { member: { ...rest, kit: contract } } });
});

test('returns a current release document unchanged', () => {
  const release: ReleaseDocument = upToDate(written);
  expect(upToDate(release)).toBe(release);
});
