/** A server process that is measured. */
export interface Target {
  readonly port: number;
  readonly pid: number;
}
