/** A photo as it came in. */
export type Upload = {
  bytes: Buffer;
  /** The form field that it came in, whose sentence a refusal is. */
  field: string;
  /** Whose turn among those whose pictures are to be decoded: an account's, or an address'. */
  sender: string;
};
