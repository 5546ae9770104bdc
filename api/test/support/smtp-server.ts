import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type SmtpServer = {
  url: string;
  mails: string[];
  takenAt: number[];
  /** How many of the next mails to refuse temporarily, or a function that decides for each mail. */
  refusing: number | (() => boolean);
  /** The number of connections that clients have opened. */
  greeted: number;
  /** How often a client requested encryption, which this server lacks. */
  askedForTls: number;
};

/**
 * Start a server with as much of SMTP as nodemailer needs without TLS.
 * @param atEnd registers the end of the server: with the test, or with `afterAll` at the end of the file
 */
export async function startSmtp(atEnd: (end: () => void) => void = onTestFinished): Promise<SmtpServer> {
  const state: SmtpServer = { url: '', mails: [], takenAt: [], refusing: 0, greeted: 0, askedForTls: 0 };
  const server = createServer((socket) => {
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.close();
  });
  const address = server.address();
  state.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return state;
}

function converse(socket: Socket, state: SmtpServer): void {
  let received = '';
  let mail: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (mail !== undefined) {
      if (line !== '.') {
        mail += `${line}\r\n`;
        return;
      }
      state.mails.push(mail);
      state.takenAt.push(Date.now());
      mail = undefined;
      say('250 taken');
    } else if (/^DATA/i.test(line)) {
      mail = '';
      say('354 go on');
    } else if (/^RCPT/i.test(line) && isRefused(state)) {
      say(`451 not now, ${line}`);
    } else if (/^STARTTLS/i.test(line)) {
      state.askedForTls += 1;
      say('502 no such command');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 fine');
  };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    received += bytes.toString();
    for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
      const line = received.slice(0, end);
      received = received.slice(end + 2);
      hear(line);
    }
  });
  state.greeted += 1;
  say('220 here');
}

function isRefused(state: SmtpServer): boolean {
  if (typeof state.refusing === 'function') return state.refusing();
  if (state.refusing === 0) return false;
  state.refusing -= 1;
  return true;
}
