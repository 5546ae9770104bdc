/** Imports all files that match. The build has this function, and the tests have their own. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (key: string): unknown };
  glob<File>(pattern: string, options: { eager: true }): Record<string, File>;
}
