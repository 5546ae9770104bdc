/**
 * Replaces antd's table filter menu and virtual table in the build (`rspack.base.ts`).
 * The API filters and pages. Those two parts would be a tenth of the desktop download.
 */
export default function NotBundled(): null {
  return null;
}

export const flattenKeys = (): string[] => [];
