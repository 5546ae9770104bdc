import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';

// The trial's namespaces have no network: npm in a build reaches a proxy outside through a Unix socket.

export const RELAY_PORT = 3128;

const join = (one: Socket, other: Socket) => {
  one.on('error', () => other.destroy()).on('close', () => other.destroy());
  other.on('error', () => one.destroy()).on('close', () => one.destroy());
  one.pipe(other).pipe(one);
};

export function startProxy(file: string) {
  const server = createHttpServer((_request, response) => response.writeHead(405).end());
  server.on('connect', ({ url = '' }, client: Socket) => {
    const { hostname, port } = new URL(`https://${url}`);
    const upstream = connect(Number(port || 443), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      join(client, upstream);
    });
    upstream.on('error', () => client.destroy());
  });
  return server.listen(file);
}

export const relayTo = (file: string) =>
  createServer((client) => join(client, connect(file))).listen(RELAY_PORT, '0.0.0.0');
