import { REMOTE_LOAD_HEADER, type RemoteLoad, writeRemoteLoad } from '@pehchan/release/remote-load';

const waiting: RemoteLoad[] = [];

/**
 * Lets the API know that a remote was loaded, without a request of its own: the next call carries it. A load
 * that no call follows before the page is left isn't told, nor is one whose call is lost on the way: better
 * one too few than one twice.
 */
export function noteRemoteLoad(load: RemoteLoad): void {
  waiting.push(load);
}

/** The header that the call which is about to go out carries: one load at a time, each once. */
export function takeRemoteLoad(): Record<string, string> {
  const load = waiting.shift();
  return load ? { [REMOTE_LOAD_HEADER]: writeRemoteLoad(load) } : {};
}
