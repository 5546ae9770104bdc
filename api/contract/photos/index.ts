export * from './chosen-photo.ts';
export * from './photo-url.ts';
export * from './values.ts';
