import autocannon from 'autocannon';

const CONNECTIONS = 32;

/** `slow`: milliseconds that 2.5 % of the replies exceed. `rate`: replies per second. */
export type Load = { slow: number; rate: number };

/** Measure an API, by default with 32 requests at a time. @throws if a reply has another status than 200 */
export async function load(
  port: number,
  cookie: string,
  paths: readonly string[],
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers: { cookie },
    requests: paths.map((path) => ({ path })),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed, such as ${paths[0]}`);
  return { slow: result.latency.p97_5, rate: result.requests.average };
}
