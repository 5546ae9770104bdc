export type Upload = {
  bytes: Buffer;
  /** The form field at which the reply shows a refusal. */
  field: string;
  /** The account or address, for its turn in the queue for decoding. */
  sender: string;
};
