import { markSecrets, PhotoOrigin } from '../photos/index.ts';
import { allCodes, photosOfRegister, servedToOthers } from './models/suspects.ts';

/** What a picture is compared with: all photos, and the marks that copies of them have. */
export const register = async () => ({
  photoKeys: await photosOfRegister(),
  codes: await allCodes(),
  secrets: markSecrets(),
  servedAmong: servedToOthers,
  copiesOf: (photoKey: string) => PhotoOrigin.copiesOf(photoKey),
});
