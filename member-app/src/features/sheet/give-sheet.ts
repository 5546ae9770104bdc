import type { Sheet } from './sheet-api.ts';

export const canShare = (sheet: Sheet | undefined): boolean =>
  sheet !== undefined && (navigator.canShare?.({ files: [sheet.file] }) ?? false);

/** Return whether the sheet was shared. A family that closes the phone's share sheet has not failed. */
export async function share({ file }: Sheet): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function download({ file, address }: Sheet): void {
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
}
