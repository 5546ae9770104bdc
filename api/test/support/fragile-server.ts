import { createServer, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type FragileServer = {
  /** The proxy's address, which leads to the real server. */
  url: string;
  /**
   * `down` refuses new connections and cuts old ones. `hangs` accepts and never answers, on old connections
   * too. `slow` delays every packet.
   */
  become(state: 'up' | 'down' | 'hangs' | 'slow'): Promise<void>;
};

/** Start a proxy for MySQL or Redis that fails like a network or a dying server. */
export async function fragile(address: string, slowness = 3000): Promise<FragileServer> {
  const url = new URL(address);
  const target = { host: url.hostname, port: Number(url.port) };
  let state: 'up' | 'down' | 'hangs' | 'slow' = 'up';
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (state === 'up') to.write(bytes);
      if (state === 'slow') setTimeout(() => to.write(bytes), slowness).unref();
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((socket) => {
    const behind = connect(target);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    pass(socket, behind);
    pass(behind, socket);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  onTestFinished(() => {
    cut();
    server.close();
  });
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async become(next) {
      const wasDown = state === 'down';
      state = next;
      if (next === 'down' && !wasDown) {
        const closed = new Promise((resolve) => server.close(resolve));
        cut();
        await closed;
      }
      if (next !== 'down' && wasDown) await listen(port);
    },
  };
}
