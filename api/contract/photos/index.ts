export * from './chosen-photo.ts';
export * from './head.ts';
export * from './photo-url.ts';
export * from './values.ts';
