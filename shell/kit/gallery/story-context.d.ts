/** Every file that is found, as modules: the build's way, and the tests'. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (key: string): unknown };
  glob<File>(pattern: string, options: { eager: true }): Record<string, File>;
}
