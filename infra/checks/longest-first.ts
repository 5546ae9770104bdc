import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files of a minute or more start first: a long file that starts last would leave processors idle. */
const LONGEST = [
  'infra/checks/long/add-field',
  'infra/checks/long/third-remote',
  'infra/checks/resilience/photos-at-cloudinary',
  'infra/checks/resilience/backup',
  'infra/checks/long/versions',
  'infra/checks/long/add-endpoint',
  'infra/checks/long/still-looking',
  'infra/checks/long/odd-folder',
  'infra/checks/resilience/mails',
  'api/test/photos/every-photo-address',
  'api/test/mail/mail',
  'api/test/faults/hostile',
  'infra/checks/resilience/doctor',
  'infra/checks/long/added-screen',
  'infra/release/test/release-cli',
  'infra/checks/resilience/restored-tasks',
].map((name) => `/${name}.test.ts`);

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? LONGEST.length : place;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
