import { REMOTE_LOAD_HEADER, type RemoteLoad, writeRemoteLoad } from '@pehchan/release/remote-load';

const waiting: RemoteLoad[] = [];

/** Report a loaded remote in a header of the next call. A load may be lost, but is never counted twice. */
export function noteRemoteLoad(load: RemoteLoad): void {
  waiting.push(load);
}

/** Return the header of the next call. Each call reports one load of a remote, and each load only once. */
export function takeRemoteLoad(): Record<string, string> {
  const load = waiting.shift();
  return load ? { [REMOTE_LOAD_HEADER]: writeRemoteLoad(load) } : {};
}
