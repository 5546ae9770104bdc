/** The API's floors, lowest first. A file imports from its own floor and lower ones. */
const FLOORS = ['ground', 'identity', 'register', 'features', 'top'];
const inFloors = (names) => `^api/src/(${names.join('|')})/`;

const floors = FLOORS.map((name, at) => ({
  name: `floor-${name}`,
  comment: 'Move the imported part to a lower floor, or the importing part to a higher one.',
  severity: 'error',
  from: { path: inFloors([name]) },
  to: { path: [inFloors(FLOORS.slice(at + 1)), '^api/src/[^/]+$'] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Move what both need, often one type, to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      comment: 'Move one of the imported files, often a type, to the folder below.',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...floors,
    {
      name: 'features-apart',
      comment: 'Move what both features need to the register.',
      severity: 'error',
      from: { path: '^api/src/features/([^/]+)/' },
      to: { path: '^api/src/features/', pathNot: '^api/src/features/$1/' },
    },
    {
      name: 'resolved',
      comment: 'An import that cannot be resolved hides loops behind it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^the-refresh-runtime$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // Do not check tests and stories: they can import files of any floor.
      path: ['(^|/)(dist|node_modules|\\.cache|\\.data)/', '\\.(test|stories)\\.tsx?$'],
    },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
