/**
 * JSON that the gateway reads into documents. What it reads it fills in: nothing that a remote's team wrote
 * may look to it like something to be filled. As JSON it stays the same.
 */
export const templateText = (value: object): string =>
  JSON.stringify(value).replaceAll('{{', String.raw`{\u007b`);
