import { mixed } from 'yup';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from './values.ts';
import { sentence } from '../common/index.ts';

/**
 * A form's field, whose value is the chosen file. The API counts the bytes as they come, and decides by
 * decoding.
 */
export const chosenPhoto = mixed<{ size: number; type: string }>()
  .test('large', sentence('invalid.photo.large'), (photo) => !photo || photo.size <= MAX_PHOTO_BYTES)
  .test('type', sentence('invalid.photo.type'), (photo) => !photo || PHOTO_TYPES.includes(photo.type));
