import { biodataSchema } from '@pehchan/contract/biodata';
import { chosenPhoto } from '@pehchan/contract/photos';

/** A new biodata as the form holds it: the contract's fields, and a photo, which is required on create. */
export const newBiodataSchema = biodataSchema.shape({
  photo: chosenPhoto.required('invalid.photo.required'),
});

/** A biodata that is being changed: without a new photo the present one stays. */
export const editBiodataSchema = biodataSchema.shape({ photo: chosenPhoto });
