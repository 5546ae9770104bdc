/** Finds calls of `defineEndpoints`, and captures the first argument, the owner, if it is a literal. */
const MENTION = /\bdefineEndpoints\b(?:\)?\s*\(\s*(["'`])([^"'`]*)\1\s*,)?/g;
/** Finds browser storage used without the kit, which prefixes each key with the remote's name. */
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|OwnerContext)\b/g;
/** Finds styles that a script creates: they are in no style sheet, so publishing cannot check them. */
const STYLES =
  /\b(?:styleNonce|insertRule|adoptedStyleSheets|CSSStyleSheet)\b|\b(?:createElement|jsx(?:s|DEV)?)\)?\(\s*["'`]style["'`]/g;

/**
 * Find other applications whose calls a built script defines, which would replace their own definitions.
 * @returns `?` for an owner that is not a string literal at the call
 */
export function foreignOwners(remote: string, script: string): string[] {
  const owners = [...script.matchAll(MENTION)].map(([, , owner]) => owner ?? '?');
  return [...new Set(owners)].filter((owner) => owner !== remote);
}

const found = (script: string, pattern: RegExp) => [...new Set(script.match(pattern))];

export const foreignStorage = (script: string): string[] => found(script, STORAGE);

export const scriptedStyles = (script: string): string[] => found(script, STYLES);

/**
 * The packages that a remote shares with the shell and must not contain. A second copy raises no error, but
 * makes another theme, store or router. The linter checks imports; this checks the build.
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

/** Texts that occur only in a package's own code: they find the package in a script without a source map. */
const MARKS: Readonly<Record<string, string>> = {
  antd: 'colorPrimaryHover',
  react: '__CLIENT_INTERNALS_DO_NOT_USE',
  'react-dom': '__reactContainer$',
  'react-redux': 'react-redux-context',
  'react-router': '__reactRouterVersion',
  redux: 'redux.js.org/Errors',
};

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

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
