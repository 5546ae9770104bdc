export type Upload = {
  bytes: Buffer;
  /** The form field, in which the reply shows a refusal. */
  field: string;
  /** The account or address in the queue for decoding. */
  sender: string;
};
