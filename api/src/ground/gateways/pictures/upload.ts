export type Upload = {
  bytes: Buffer;
  /** The form field beside which the browser shows why the photo was refused. */
  field: string;
  /** The account or network address that sent the photo: each sender has its own turns for decoding. */
  sender: string;
};
