/**
 * Format JSON for the gateway, which inserts it into documents as a template. Text from a remote team must
 * not look like a template expression. The escaped JSON has the same value.
 */
export const templateText = (value: object): string =>
  JSON.stringify(value).replaceAll('{{', String.raw`{\u007b`);
