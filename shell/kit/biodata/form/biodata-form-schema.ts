import { biodataSchema, type BiodataForm } from '@pehchan/contract/biodata';
import { chosenPhoto } from '@pehchan/contract/photos';
import type { AnyObject, InferType, ObjectSchema } from 'yup';

type ChosenPhoto = InferType<typeof chosenPhoto>;
/**
 * The contract's form by its name, and a photo: a new field of a biodata is then no change of what the kit
 * lends.
 */
type WithPhoto<Photo> = ObjectSchema<
  BiodataForm & { photo: Photo },
  AnyObject,
  (typeof biodataSchema)['__default'] & { photo: undefined },
  ''
>;

/** A new biodata as the form holds it: the contract's fields, and a photo, which is required on create. */
export const newBiodataSchema: WithPhoto<NonNullable<ChosenPhoto>> = biodataSchema.shape({
  photo: chosenPhoto.required('invalid.photo.required'),
});

/** A biodata that is being changed: without a new photo the present one stays. */
export const editBiodataSchema: WithPhoto<ChosenPhoto> = biodataSchema.shape({ photo: chosenPhoto });
