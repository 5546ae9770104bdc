/**
 * No file imports itself by way of others, not even for a type: such files can only be read, moved and tested
 * together. ESLint's rules for cycles don't see an import of types alone.
 * `infra/checks/test/import-cycles.test.ts` expects such a pair refused.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
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
      name: 'resolved',
      comment: 'An import that leads nowhere hides the cycles behind it.',
      severity: 'error',
      from: {},
      // A name that the build gives to a file.
      to: { couldNotResolve: true, pathNot: '^the-refresh-runtime$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['(^|/)(dist|node_modules|\\.cache|\\.data)/', '^infra/checks/versions/released/'],
    },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
