import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import plainEnglish from './infra/checks/plain-english.js';

/** Flat config replaces a rule's options instead of merging them, so each call lists all its patterns. */
const forbid = (files, ...patterns) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message, caseSensitive: true })) },
    ],
  },
});

const INSIDES = [
  '^@pehchan/(api|shell|[a-z]+-app|infra|e2e|bench)(/|$)',
  'Do not import the inside of another application.',
];
const NO_KIT = ['^@pehchan/kit(/|$)', 'The kit is for browsers.'];
const NO_ESCAPE = [
  '^(\\.\\./)+(api|shell|[a-z]+-app|infra)/',
  'Import another application by its package name.',
];
const BY_EXPORT_MAP = ['^(\\.\\./)+kit/', 'Import the kit through its export map: @pehchan/kit/….'];
const NO_BROWSER = [
  '^(react|react-dom|antd|formik|@reduxjs/.*|react-.*)(/|$)',
  'This code runs on the server.',
];
const THROUGH_KIT = [
  '^(antd|@ant-design/.*|formik|react-redux|@reduxjs/.*|react-router|react-router-dom)(/|$)',
  'Import it through the kit (@pehchan/kit/ui, /forms, /router, …): this would bundle a second copy.',
];
const NO_SERVER = ['^(node:|express|sequelize|mysql2|redis)', 'This code runs in a browser.'];
const KNOWS_NO_APP = ['/(shell/src|src)/', 'The kit does not import applications.'];
const KNOWS_NO_DOMAIN = 'These folders know no domain: biodata are in kit/biodata, accounts in kit/session.';
/** Features have no subfolders, so in a feature an import from `../x` reaches another feature. */
const NO_OTHER_FEATURE = [
  '^\\.\\./([^.]|\\.\\./features/)',
  'Features never import each other: share through src/shared or the kit.',
];
/** Domains that other domains import only by their index. `access` and `sessions` are exempt. */
const API_DOMAINS = ['identity', 'register', 'features']
  .flatMap((floor) => readdirSync(new URL(`api/src/${floor}`, import.meta.url)))
  .filter((name) => !['access', 'routes', 'sessions'].includes(name))
  .join('|');
const BY_EXPORT = ['^(\\.\\./)+marks/', 'Import marks by @pehchan/marks/mark, /sheet or /trace.'];
const API = [INSIDES, NO_KIT, NO_ESCAPE, NO_BROWSER];
const THROUGH_INDEX = [`/(${API_DOMAINS})/(?!index\\.ts$)`, 'Import another domain of the API by its index.'];
const partOf = (name) =>
  name === 'middleware' ? '/(middleware|access|sessions)/' : `/(${name}/|${name}\\.ts$)`;
const apiPart = (part, ...forbidden) =>
  forbid(
    [`api/src/*/*/${part}.ts`, `api/src/*/*/${part}/**`, `api/src/*/${part}/**`],
    ...API,
    BY_EXPORT,
    THROUGH_INDEX,
    ...forbidden.map((name) => [
      name === 'express' || name === 'sequelize' ? `^${name}$` : partOf(name),
      `${part} cannot import ${name}: see “Allowed imports” in docs/architecture.md.`,
    ]),
  );

const SYNTAX = [
  {
    selector: "CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name='only']",
    message: 'With .only the other tests do not run.',
  },
  {
    selector:
      'Program > ExpressionStatement[expression.type="AwaitExpression"]:has(ArrowFunctionExpression) ~ VariableDeclaration',
    message: 'The awaited code above runs before this is defined: make it a function, or move it up.',
  },
];

/** Each remote defines calls under its own name: calls under another remote's name would replace those. */
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
          message: `A remote defines calls under its own name: defineEndpoints('${name}', …).`,
        },
      ],
    },
  }));

const INFRA = ['lib', 'release', 'launch', 'operate', 'checks', 'bench'];
const notFrom = (part, parts) => [
  `^(\\.\\./)+(${[...parts, 'docker', 'k8s'].join('|')})/`,
  `infra/${part} cannot import higher parts: see infra/README.md.`,
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      'infra/checks/e2e/fixtures/**',
      'infra/checks/test/fixtures/forbidden/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@stylistic': stylistic, 'plain-english': plainEnglish },
    languageOptions: { globals: { ...globals.node }, ecmaVersion: 2024, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Limit the length of comments only: Prettier wraps code but not comments.
      '@stylistic/max-len': ['error', { code: Infinity, comments: 110, ignoreUrls: true }],
      'plain-english/words': 'error',
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      // Off, because RTK Query declares a call without arguments as `void`.
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
    ['^(?!yup$|\\.)', 'The contract imports only yup.'],
    ['^\\.\\./\\.\\./', 'The contract imports nothing outside its folder.'],
    ['^\\.\\.?/[\\w-]+/(?!index\\.ts$)', 'Import another domain of the contract by its index.'],
  ),
  forbid(
    ['api/operating/**'],
    [
      '^(?!@pehchan/contract/|yup$|\\./)',
      'API and commands share this folder: it imports only the contract and yup.',
    ],
  ),
  forbid(
    ['shell/release/**'],
    ['^(?!yup$|\\./)', 'Browsers, API and tools share this folder: it imports only yup.'],
  ),
  forbid(
    ['api/marks/**'],
    [
      '^(?!node:|sharp$|fontkit$|pdfkit$|@pehchan/contract/|\\.)',
      'The package gets processes and photos from its caller.',
    ],
    ['^(\\.\\./)+(src|test)/', 'The package does not import the API.'],
  ),
  {
    files: ['api/{contract,marks}/**/*.test.ts', 'shell/release/**/*.test.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  forbid(['api/test/**'], ...API),
  forbid(['api/src/**'], ...API, BY_EXPORT, THROUGH_INDEX),
  forbid(['api/src/routes.ts'], ...API, [
    `/(${API_DOMAINS})/(?!index\\.ts$|routes(/|\\.ts$))`,
    'Import the routes or the index of a domain.',
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
    ['^express$', 'Gateways do not handle requests.'],
    ['/http/', 'Gateways do not handle requests.'],
  ),
  forbid(['shell/kit/**'], INSIDES, NO_ESCAPE, NO_SERVER, KNOWS_NO_APP),
  forbid(
    ['shell/kit/ui/**', 'shell/kit/desktop{,-details}/**'],
    INSIDES,
    NO_ESCAPE,
    NO_SERVER,
    KNOWS_NO_APP,
    ['^@pehchan/contract/', KNOWS_NO_DOMAIN],
    ['^\\.\\./(biodata|calls|forms|lists|session)/', KNOWS_NO_DOMAIN],
  ),
  forbid(
    ['shell/kit/forms/**'],
    INSIDES,
    NO_ESCAPE,
    NO_SERVER,
    KNOWS_NO_APP,
    ['^@pehchan/contract/(?!common$|messages$|photos$)', KNOWS_NO_DOMAIN],
    ['^(\\.\\./)+(biodata|session)/', KNOWS_NO_DOMAIN],
  ),
  { files: ['shell/kit/forms/**/*.test.*'], rules: { 'no-restricted-imports': 'off' } },
  forbid(['shell/src/**'], ...[INSIDES, NO_ESCAPE, NO_SERVER, THROUGH_KIT, BY_EXPORT_MAP]),
  forbid(['shell/build/**'], BY_EXPORT_MAP),
  forbid(['*-app/src/**'], INSIDES, NO_ESCAPE, NO_SERVER, THROUGH_KIT),
  forbid(
    ['*-app/src/features/**', 'shell/src/features/**'],
    INSIDES,
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
    [
      '^@pehchan/(api|shell|[a-z]+-app)(/|$)',
      'Journeys import only the contract: they see what a person sees.',
    ],
    ['^(\\.\\./)+(api|shell|[a-z]+-app)/', 'Journeys import only the contract: they see what a person sees.'],
    [
      '^(\\.\\./)+(launch|release|operate|bench|lib/(?!repository\\.ts$)|[\\w-]+\\.ts$)',
      'Prepare data through the gateway or a command.',
    ],
    ['^(sequelize|mysql2|redis)', 'Prepare data through the API or the demo community.'],
  ),
);
