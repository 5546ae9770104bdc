/** Imports all matching files: the build's function, and the tests' function. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (key: string): unknown };
  glob<File>(pattern: string, options: { eager: true }): Record<string, File>;
}
