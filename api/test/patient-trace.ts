import type { Call, Client } from './test-server.ts';

const TRIES = 6;
const TOO_LONG = /^(The picture took too long to compare|It took too long to look through)/;

/**
 * Asks whose copy a picture is, and again when the machine had so much else to do that it took too long: as
 * an administrator does, who is told so.
 */
export async function patientTrace(client: Client, call: () => Promise<Call<'traceCopy'>>) {
  let reply = await client.call('traceCopy', await call());
  for (let tries = 1; tries < TRIES && TOO_LONG.test(reply.body.message ?? ''); tries += 1) {
    reply = await client.call('traceCopy', await call());
  }
  return reply;
}
