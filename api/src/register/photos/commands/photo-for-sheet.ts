import type { SheetPhoto } from '@pehchan/marks/sheet';
import type { PhotoSize } from '@pehchan/contract/photos';
import { markSecrets } from '../mark-secrets.ts';
import { sheetCodeOf } from '../sheet-code.ts';
import { noteServing } from './note-serving.ts';
import { codeOf, storedFor } from './serve-copy.ts';

/**
 * Return a photo for its family's own sheet, with what its mark is made of, and note the serving, so that a
 * trace finds the sheet. Return undefined if the store has no such photo.
 */
export async function photoForSheet(
  owner: { id: number },
  photoKey: string,
  size: PhotoSize,
): Promise<SheetPhoto | undefined> {
  const photo = await storedFor(photoKey, size);
  if (!photo) return undefined;
  const code = await codeOf(owner);
  await noteServing({ photoKey, code, size: 'sheet' });
  const [secret = ''] = markSecrets();
  return { photo, photoKey, code: sheetCodeOf(code), secret };
}
