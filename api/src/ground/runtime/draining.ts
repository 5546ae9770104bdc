/** Whether the process stops: `/healthz` returns 503, so that Caddy sends requests to other processes. */
let begun = false;

export const isDraining = (): boolean => begun;

export function beginDraining(): void {
  begun = true;
}
