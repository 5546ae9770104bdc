import { biodataSchema, type BiodataForm } from '@pehchan/contract/biodata';
import { chosenPhoto } from '@pehchan/contract/photos';
import type { AnyObject, InferType, ObjectSchema } from 'yup';

type ChosenPhoto = InferType<typeof chosenPhoto>;
/** Names the contract's form type, so that a new field does not change the kit's published types. */
type WithPhoto<Photo> = ObjectSchema<
  BiodataForm & { photo: Photo },
  AnyObject,
  (typeof biodataSchema)['__default'] & { photo: undefined },
  ''
>;

export const newBiodataSchema: WithPhoto<NonNullable<ChosenPhoto>> = biodataSchema.shape({
  photo: chosenPhoto.required('invalid.photo.required'),
});

/** The form's schema for an existing biodata. If no new photo is chosen, the biodata keeps its photo. */
export const editBiodataSchema: WithPhoto<ChosenPhoto> = biodataSchema.shape({ photo: chosenPhoto });
