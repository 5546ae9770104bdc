/** Functions that import all matching files: `webpackContext` of the build, `glob` of the tests. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (key: string): unknown };
  glob<File>(pattern: string, options: { eager: true }): Record<string, File>;
}
