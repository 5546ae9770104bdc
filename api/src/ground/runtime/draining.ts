/**
 * A process that is to stop first says so: `/healthz` answers 503 and every reply closes its connection,
 * while requests are still served. When the gateway has looked elsewhere, nobody notices the end.
 */
let begun = false;

export const isDraining = (): boolean => begun;

export function beginDraining(): void {
  begun = true;
}
