/** While it is true, `/healthz` returns 503 and replies close connections: the gateway stops sending. */
let begun = false;

export const isDraining = (): boolean => begun;

export function beginDraining(): void {
  begun = true;
}
