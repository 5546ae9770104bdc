import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { freePort, messageOf } from '../../lib/index.ts';
import { type Driver, FILE_FIELD, isXPath, PATIENCE, retried } from './driver.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The key under which a WebDriver reply contains the id of an element (W3C WebDriver). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Drive WebKit without a client library, which would take 20 MB. WebDriver is JSON over HTTP. */
export async function driveWebKit(programs: WebKitPrograms): Promise<Driver> {
  const display = execa(
    programs.display,
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'],
    {
      reject: false,
      stderr: 'ignore',
      buffer: false,
    },
  );
  const [number] = (await Promise.race([
    once(createInterface(display.stdout), 'line'),
    display.then(({ shortMessage }) => Promise.reject(new Error(`Xvfb did not start: ${shortMessage}`))),
  ])) as [string];
  const port = await freePort();
  const server = execa(programs.driver, [`--port=${port}`], {
    env: { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
    reject: false,
  });
  const stop = async () => {
    server.kill();
    await server;
    display.kill();
    await display;
  };
  try {
    const call = await connect(`http://127.0.0.1:${port}`, programs.browser);
    return driverOver(call, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

async function connect(server: string, binary: string): Promise<Call> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${server}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(2 * PATIENCE),
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary, args },
    timeouts: { pageLoad: PATIENCE, script: PATIENCE },
  };
  const { sessionId } = await retried(() =>
    call<{ sessionId: string }>('POST', '', { capabilities: { alwaysMatch } }),
  );
  const inSession: Call = (method, path, body) => call(method, `/${sessionId}${path}`, body);
  await openNarrowWindow(inSession);
  return inSession;
}

/** Open a pop-up window: the toolbar of any other window keeps it wider than a phone. */
async function openNarrowWindow(call: Call): Promise<void> {
  const [first] = await call<string[]>('GET', '/window/handles');
  const script = `open('about:blank', '', 'popup,width=360,height=640')`;
  await call('POST', '/execute/sync', { script, args: [] });
  const handle = await retried(async () => {
    const other = (await call<string[]>('GET', '/window/handles')).find((window) => window !== first);
    if (!other) throw new Error('WebKitGTK opened no window.');
    return other;
  });
  await call('POST', '/window', { handle });
}

function driverOver(call: Call, stop: () => Promise<void>): Driver {
  const rectOf = async (id: string) => JSON.stringify(await call('GET', `/element/${id}/rect`));
  const on = (place: string, work: (id: string) => Promise<void>) =>
    retried(async () => {
      const using = isXPath(place) ? 'xpath' : 'css selector';
      const found = await call<Record<string, string>>('POST', '/element', { using, value: place });
      // WebKit scrolls too little for a field below the fold, and then rejects a click on it.
      const script = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;
      await call('POST', '/execute/sync', { script, args: [found] });
      await work(found[ELEMENT] ?? '');
    }).catch((error: unknown) => {
      throw new Error(`${place}: ${messageOf(error)}`);
    });
  const click = (place: string) =>
    on(place, async (id) => {
      const before = await rectOf(id);
      await sleep(50);
      if ((await rectOf(id)) !== before) throw new Error('it does not stop moving');
      await call('POST', `/element/${id}/click`, {});
    });
  return {
    async resize(size) {
      await call('POST', '/window/rect', size);
    },
    async open(url) {
      await call('POST', '/url', { url });
    },
    click,
    fill: (place, text) =>
      on(place, async (id) => {
        await call('POST', `/element/${id}/clear`, {});
        await call('POST', `/element/${id}/value`, { text });
      }),
    select: (place, value) => click(`${place} option[value="${value}"]`),
    upload: (file) =>
      on(FILE_FIELD, async (id) => {
        await call('POST', `/element/${id}/value`, { text: file });
      }),
    evaluate: (expression) => call('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await Promise.race([call('DELETE', ''), sleep(PATIENCE / 6)]).catch(() => undefined);
      await stop();
    },
  };
}
