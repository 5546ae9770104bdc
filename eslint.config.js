import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import plainEnglish from './infra/checks/plain-english.js';

/** Flat config replaces a rule's options instead of merging them, so each zone lists all its rules. */
const forbid = (files, ...patterns) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message, caseSensitive: true })) },
    ],
  },
});

const NOBODYS = [
  '^@pehchan/(api|shell|[a-z]+-app|infra|e2e|bench)(/|$)',
  'Nobody imports the insides of another application.',
];
const NO_KIT = ['^@pehchan/kit(/|$)', 'The kit is for browsers.'];
const NO_ESCAPE = [
  '^(\\.\\./)+(api|shell|[a-z]+-app|infra)/',
  'Another application is reached by its package name, or not at all.',
];
const BY_EXPORT_MAP = ['^(\\.\\./)+kit/', 'The kit is reached through its export map: @pehchan/kit/….'];
const NO_BROWSER = ['^(react|react-dom|antd|formik|@reduxjs/.*|react-.*)(/|$)', 'This runs on the server.'];
const THROUGH_KIT = [
  '^(antd|@ant-design/.*|formik|react-redux|@reduxjs/.*|react-router|react-router-dom)(/|$)',
  'Through the kit (@pehchan/kit/ui, /forms, /router, …): a direct import silently bundles a second copy.',
];
const NO_SERVER = ['^(node:|express|sequelize|mysql2|redis)', 'This runs in a browser.'];
const KNOWS_NO_APP = ['/(shell/src|src)/', 'The kit knows no application.'];
const KNOWS_NO_DOMAIN =
  'What is drawn and typed anywhere knows no domain: biodata lie in kit/biodata, accounts in kit/session.';
/** In a feature, `../x` is another feature, because features have no subfolders. */
const NO_OTHER_FEATURE = [
  '^\\.\\./([^.]|\\.\\./features/)',
  'Features never import each other: share through src/shared or the kit.',
];
/** Domains of these floors are imported by their index. Any file can import `access` and `sessions`. */
const API_DOMAINS = ['identity', 'register', 'features']
  .flatMap((floor) => readdirSync(new URL(`api/src/${floor}`, import.meta.url)))
  .filter((name) => !['access', 'routes', 'sessions'].includes(name))
  .join('|');
const BY_DOOR = ['^(\\.\\./)+marks/', 'Marks are reached by @pehchan/marks/mark and @pehchan/marks/trace.'];
const API = [NOBODYS, NO_KIT, NO_ESCAPE, NO_BROWSER];
const THROUGH_INDEX = [
  `/(${API_DOMAINS})/(?!index\\.ts$)`,
  'A domain of the API is reached through what its index exports.',
];
const partOf = (name) =>
  name === 'middleware' ? '/(middleware|access|sessions)/' : `/(${name}/|${name}\\.ts$)`;
const apiPart = (part, ...forbidden) =>
  forbid(
    [`api/src/*/*/${part}.ts`, `api/src/*/*/${part}/**`, `api/src/*/${part}/**`],
    ...API,
    BY_DOOR,
    THROUGH_INDEX,
    ...forbidden.map((name) => [
      name === 'express' || name === 'sequelize' ? `^${name}$` : partOf(name),
      `${part} doesn’t import ${name}; see “Allowed imports” in the architecture page.`,
    ]),
  );

const SYNTAX = [
  {
    selector: "CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name='only']",
    message: 'A test left alone hides the others.',
  },
  {
    selector:
      'Program > ExpressionStatement[expression.type="AwaitExpression"]:has(ArrowFunctionExpression) ~ VariableDeclaration',
    message: 'What is awaited above has run before this is there: make it a function, or move it up.',
  },
];

/** Calls that a remote defines under another remote's name would replace that remote's calls. */
const ownCalls = readdirSync(new URL('.', import.meta.url))
  .filter((folder) => folder.endsWith('-app'))
  .map((folder) => [folder, folder.slice(0, -'-app'.length)])
  .map(([folder, name]) => ({
    files: [`${folder}/**`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...SYNTAX,
        {
          selector: `CallExpression[callee.name='defineEndpoints'][arguments.0.value!='${name}']`,
          message: `The calls of this remote are its own: defineEndpoints('${name}', …).`,
        },
      ],
    },
  }));

const INFRA = ['lib', 'release', 'launch', 'operate', 'checks', 'bench'];
const notFrom = (part, parts) => [
  `^(\\.\\./)+(${[...parts, 'docker', 'k8s'].join('|')})/`,
  `infra/${part} doesn’t import those that stand on it; see infra/README.md.`,
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      'infra/checks/test/fixtures/forbidden/**',
      'infra/checks/versions/released/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@stylistic': stylistic, 'plain-english': plainEnglish },
    languageOptions: { globals: { ...globals.node }, ecmaVersion: 2024, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Limit comments only: Prettier wraps code but not comments.
      '@stylistic/max-len': ['error', { code: Infinity, comments: 110, ignoreUrls: true }],
      'plain-english/words': 'error',
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      // RTK Query declares a call without arguments as `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...SYNTAX],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['shell/**', '*-app/**'],
    ignores: ['**/rspack.config.ts'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['**/*.tsx', 'shell/**/*.ts', '*-app/**/*.ts'],
    ...reactHooks.configs.flat.recommended,
  },
  ...ownCalls,
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['infra/**'], rules: { 'no-console': 'off' } },

  forbid(
    ['api/contract/**'],
    ['^(?!yup$|\\.)', 'The contract imports yup and nothing else.'],
    ['^\\.\\./\\.\\./', 'The contract stands alone.'],
    ['^\\.\\.?/[\\w-]+/(?!index\\.ts$)', 'A domain of the contract is reached through its index.'],
  ),
  forbid(
    ['api/operating/**'],
    [
      '^(?!@pehchan/contract/|yup$|\\./)',
      'Between API and operator: the wire’s types, the settings’ rules and nothing else.',
    ],
  ),
  forbid(
    ['shell/release/**'],
    [
      '^(?!yup$|\\./)',
      'What is said of releases imports yup and nothing else: browsers, API and tools read it.',
    ],
  ),
  forbid(
    ['api/marks/**'],
    ['^(?!node:|sharp$|@pehchan/contract/|\\.)', 'The package takes processes and photos from its caller.'],
    ['^(\\.\\./)+(src|test)/', 'The package knows nothing of the API.'],
  ),
  {
    files: ['api/{contract,marks}/**/*.test.ts', 'shell/release/**/*.test.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  forbid(['api/test/**'], ...API),
  forbid(['api/src/**'], ...API, BY_DOOR, THROUGH_INDEX),
  forbid(['api/src/routes.ts'], ...API, [
    `/(${API_DOMAINS})/(?!index\\.ts$|routes(/|\\.ts$))`,
    'Of a domain, its routes and what its index exports.',
  ]),
  apiPart('routes', 'gateways', 'sequelize'),
  apiPart('commands', 'express', 'routes', 'presenter', 'policy', 'middleware'),
  apiPart('models', 'routes', 'middleware', 'commands', 'policy', 'presenter', 'gateways', 'express'),
  apiPart(
    'policy',
    'routes',
    'middleware',
    'commands',
    'presenter',
    'gateways',
    'express',
    'sequelize',
    'database',
  ),
  apiPart('presenter', 'routes', 'middleware', 'commands', 'gateways', 'express', 'sequelize', 'database'),
  apiPart('middleware', 'routes', 'commands'),
  forbid(
    ['api/src/ground/gateways/**'],
    ...API,
    ['^express$', 'A gateway knows no request.'],
    ['/http/', 'A gateway knows no request.'],
  ),
  forbid(['shell/kit/**'], NOBODYS, NO_ESCAPE, NO_SERVER, KNOWS_NO_APP),
  forbid(
    ['shell/kit/ui/**', 'shell/kit/desktop{,-details}/**'],
    NOBODYS,
    NO_ESCAPE,
    NO_SERVER,
    KNOWS_NO_APP,
    ['^@pehchan/contract/', KNOWS_NO_DOMAIN],
    ['^\\.\\./(biodata|calls|forms|lists|session)/', KNOWS_NO_DOMAIN],
  ),
  forbid(
    ['shell/kit/forms/**'],
    NOBODYS,
    NO_ESCAPE,
    NO_SERVER,
    KNOWS_NO_APP,
    ['^@pehchan/contract/(?!common$|messages$|photos$)', KNOWS_NO_DOMAIN],
    ['^(\\.\\./)+(biodata|session)/', KNOWS_NO_DOMAIN],
  ),
  { files: ['shell/kit/forms/**/*.test.*'], rules: { 'no-restricted-imports': 'off' } },
  forbid(['shell/src/**'], ...[NOBODYS, NO_ESCAPE, NO_SERVER, THROUGH_KIT, BY_EXPORT_MAP]),
  forbid(['shell/build/**'], BY_EXPORT_MAP),
  forbid(['*-app/src/**'], NOBODYS, NO_ESCAPE, NO_SERVER, THROUGH_KIT),
  forbid(
    ['*-app/src/features/**', 'shell/src/features/**'],
    NOBODYS,
    NO_ESCAPE,
    NO_SERVER,
    THROUGH_KIT,
    NO_OTHER_FEATURE,
  ),
  ...INFRA.map((part, index) =>
    forbid([`infra/${part}/**`], NO_ESCAPE, notFrom(part, INFRA.slice(index + 1))),
  ),
  {
    files: ['infra/*/test/**', 'infra/checks/{long,resilience}/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  forbid(
    ['infra/checks/e2e/**'],
    ['^@pehchan/(api|shell|[a-z]+-app)(/|$)', 'Journeys see what a person sees: contract only.'],
    ['^(\\.\\./)+(api|shell|[a-z]+-app)/', 'Journeys see what a person sees: contract only.'],
    [
      '^(\\.\\./)+(launch|release|operate|bench|lib/(?!repository\\.ts$)|[\\w-]+\\.ts$)',
      'Arrange through the gateway or a command.',
    ],
    ['^(sequelize|mysql2|redis)', 'Arrange through the API or the demo community.'],
  ),
);
