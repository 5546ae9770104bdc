/**
 * Stands where antd's table brings its menu of filters in the browser and its table of endless rows
 * (`rspack.base.ts`): the API filters and pages, and with their tree, radios and scrolling those two would be
 * a tenth of what a desk is sent.
 */
export default function NotLent(): null {
  return null;
}

export const flattenKeys = (): string[] => [];
