import { access, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { ROOT } from '../../lib/repository.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { follow, sectionOf, stepsOf } from '../walkthrough.ts';

const PAGE = `# Page

## Add a thing

A word, and \`\`\`ts in the middle of a line.

New file \`things/thing.ts\`:

\`\`\`ts
export const thing = 1;
\`\`\`

In \`things/thing.ts\`, after the line with \`const thing\`:

\`\`\`ts
  export const other = 2;
\`\`\`

In \`things/thing.ts\`, before the line with \`const thing\`:

<!-- prettier-ignore -->
\`\`\`ts
/** The first. */
\`\`\`

\`\`\`sh
# not a heading
echo made > things/made.txt
\`\`\`

### Below it

\`\`\`ts
const onlyForReading = true;
\`\`\`

## Next

\`\`\`sh
exit 1
\`\`\`
`;

const steps = () => stepsOf(sectionOf(PAGE, 'Add a thing'));

describe('the steps of a page', () => {
  it('stepsOf returns the blocks of one section in their order', () => {
    expect(steps()).toEqual([
      { kind: 'create', file: 'things/thing.ts', text: 'export const thing = 1;\n' },
      { kind: 'insert', file: 'things/thing.ts', after: 'const thing', text: '  export const other = 2;\n' },
      { kind: 'insert', file: 'things/thing.ts', before: 'const thing', text: '/** The first. */\n' },
      { kind: 'run', command: '# not a heading\necho made > things/made.txt' },
    ]);
  });

  it('sectionOf refuses a heading that does not exist', () => {
    expect(() => sectionOf(PAGE, 'Add')).toThrow('There is no heading “Add”.');
  });
});

describe('a scratch copy of the repository', () => {
  const lifetime = createLifetime();
  let copy: ScratchCopy;
  beforeAll(async () => {
    copy = await scratchCopy(lifetime);
  });
  afterAll(() => lifetime.end());

  it('following the steps changes the copy, and touched() lists the changed files', async () => {
    expect(await copy.touched()).toEqual([]);
    await follow(copy, steps());
    expect(await readFile(join(copy.folder, 'things/thing.ts'), 'utf8')).toBe(
      '/** The first. */\nexport const thing = 1;\n  export const other = 2;\n',
    );
    expect(await copy.touched()).toEqual(['things/made.txt', 'things/thing.ts']);
    await expect(access(join(ROOT, 'things'))).rejects.toThrow('ENOENT');
  });

  it('follow refuses a step that would overwrite, has no unique place, or fails', async () => {
    const refused = (step: Parameters<typeof follow>[1][number]) => expect(follow(copy, [step])).rejects;
    await refused({ kind: 'create', file: 'package.json', text: '' }).toThrow('EEXIST');
    await refused({ kind: 'insert', file: 'package.json', after: '"', text: '' }).toThrow(
      /^\d+ lines of package.json/,
    );
    await refused({ kind: 'insert', file: 'package.json', after: 'nowhere', text: '' }).toThrow('0 lines of');
    await refused({ kind: 'run', command: 'echo why; false; echo on' }).toThrow(/why$/);
  });

  it('a scratch copy has its own workspaces, shares the installed packages, and shares no file that npm writes', async () => {
    const inside = (path: string) => join(copy.folder, 'node_modules', path);
    expect(await realpath(inside('@pehchan/kit'))).toBe(await realpath(join(copy.folder, 'shell/kit')));
    const inode = async (file: string) => (await stat(file)).ino;
    expect(await inode(inside('.package-lock.json'))).not.toBe(
      await inode(join(ROOT, 'node_modules/.package-lock.json')),
    );
    const { all } = await copy.run('node -p process.version && tsc --version');
    expect(all).toMatch(/^v24\.[\s\S]*Version/);
  });
});
