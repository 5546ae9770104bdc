/**
 * What a remote takes from the shell and must not carry itself: a second copy is no error, but another theme,
 * another store, another router. The linter knows who wrote the import; this looks at what came out of the
 * build.
 */
const SHELLS = [
  '@ant-design/cssinjs',
  '@reduxjs/toolkit',
  'antd',
  'formik',
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  'redux',
];

/**
 * Sentences and names in a build's scripts that only the package itself has, for a script that came without
 * its map.
 */
const MARKS: Readonly<Record<string, string>> = {
  antd: 'colorPrimaryHover',
  react: '__CLIENT_INTERNALS_DO_NOT_USE',
  'react-dom': '__reactContainer$',
  'react-redux': 'react-redux-context',
  'react-router': '__reactRouterVersion',
  redux: 'redux.js.org/Errors',
};

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * @returns each of the shell's packages that this build has a copy of, with one of the files that it is in
 */
export function carriedCopies(files: ReadonlyMap<string, Uint8Array>): { name: string; file: string }[] {
  const found = new Map<string, string>();
  for (const [file, content] of files) {
    if (!file.endsWith('.js')) continue;
    const map = files.get(`${file}.map`);
    const names = map ? packagesOf(map) : markedIn(Buffer.from(content).toString('utf8'));
    for (const name of names) found.set(name, file);
  }
  return [...found].sort().map(([name, file]) => ({ name, file }));
}

function packagesOf(map: Uint8Array): string[] {
  const { sources = [] } = JSON.parse(Buffer.from(map).toString('utf8')) as { sources?: string[] };
  const names = sources.flatMap((source) => PACKAGE.exec(source)?.[1] ?? []);
  return SHELLS.filter((name) => names.includes(name));
}

const markedIn = (script: string) =>
  Object.entries(MARKS).flatMap(([name, mark]) => (script.includes(mark) ? [name] : []));
