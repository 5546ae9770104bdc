import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** The bytes of a photo that arrive before the connection is lost. */
const HALF_WAY = 20_000;

/** A `proxy` for a browser context: the site gets only the first part of each upload. */
export class WeakLine {
  private readonly server = createServer((incoming, answer) => this.pass(incoming, answer));
  private isWeak = true;

  async open(): Promise<{ server: string }> {
    this.server.on('connect', tunnel);
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return { server: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  recover(): void {
    this.isWeak = false;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? ''), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
      got.pipe(answer);
    });
    onward.on('error', () => incoming.destroy());
    incoming.on('error', () => onward.destroy());
    incoming.pipe(onward);
    if (this.isWeak && headers['content-type']?.startsWith('multipart/')) this.loseHalfWay(incoming);
  }

  private loseHalfWay(incoming: IncomingMessage): void {
    let passed = 0;
    incoming.on('data', (part: Buffer) => {
      passed += part.length;
      if (passed > HALF_WAY) incoming.destroy(new Error('The signal is gone.'));
    });
  }
}

/** Pass requests of Playwright itself, which use CONNECT, through whole. */
function tunnel({ url }: IncomingMessage, socket: Socket): void {
  const { hostname, port } = new URL(`http://${url}`);
  const onward = connect(Number(port), hostname, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
