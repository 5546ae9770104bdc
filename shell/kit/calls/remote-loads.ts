import { REMOTE_LOAD_HEADER, type RemoteLoad, writeRemoteLoad } from '@pehchan/release/remote-load';

const waiting: RemoteLoad[] = [];

/** Report a loaded remote in a header of the next call. A report can be lost, but is never sent twice. */
export function noteRemoteLoad(load: RemoteLoad): void {
  waiting.push(load);
}

/** Return the header with which the next call reports a loaded remote; empty if all have been reported. */
export function takeRemoteLoad(): Record<string, string> {
  const load = waiting.shift();
  return load ? { [REMOTE_LOAD_HEADER]: writeRemoteLoad(load) } : {};
}
