import { connect } from 'node:net';

/** Ways to write `..`, and ways to write the separator of a path. */
const UP = ['..', '%2e%2e', '.%2E', '%252e%252e', '..%00', '..;', '....', '%c0%ae%c0%ae', '%ef%bc%8e%ef%bc%8e', '%u002e%u002e', '..%20']; // prettier-ignore
const BETWEEN = ['/', '%2f', '\\', '%5c', '%252F', '%c0%af', '//', '/./'];

const climbs = UP.flatMap((up) => BETWEEN.map((between) => `${up}${between}`.repeat(3)));

/** Odd parts of a path that do not lead to a higher folder. */
const STRANGE = [
  '%00', 'a%00b', '%0d%0aX-Injected:%20yes', 'a%0d%0a%0d%0a<html>', '%0aX-Injected:%20yes', '%e5%98%8a%e5%98%8dX-Injected:%20yes',
  '%', '%zz', '%ff', '%ed%a0%80', '%f0%9f%92%a5', '\u0928\u093e\u092e', '%E0%A4%A8', '%u0928', '%2525', '?', '??a=b', '#', '*', ';a=b',
  'x'.repeat(300), 'x'.repeat(5000), '%41'.repeat(2000), '/'.repeat(500), '..'.repeat(500), 'a/'.repeat(1000), 'a/'.repeat(2500), 'x'.repeat(300) + '.js', 'a%00.js',
  'con', '.env', '.git/config', 'host.json~', '<script>', "'%20OR%201=1", '$%7B7*7%7D', '%7B%7B7*7%7D%7D', '__proto__', 'a:b@c', '\t', '\x01',
]; // prettier-ignore

/** Request targets that are not a path of this site, or that look like another site's address. */
const TARGETS = [
  '*', '', 'x', '?', '//evil.example', '//evil.example/..', '//evil.example/%2e%2e', '///evil.example//', '/\\evil.example', '/%5cevil.example',
  '/%09/evil.example', '/%2f%2fevil.example', '/.//evil.example', '/;//evil.example', '/@evil.example', 'http://evil.example/', 'https://evil.example/login',
  'http://evil.example:99999/', 'http:///', 'http://a@evil.example/', 'evil.example:443', 'javascript:alert(1)', 'file:///etc/passwd',
  '/login?next=//evil.example', '/login?next=%2f%2fevil.example', '/search?next=https://evil.example', '/search%0d%0aLocation:%20//evil.example',
  '/?%0d%0aSet-Cookie:%20a=b', '/login/..%2f..%2f..%2fetc/passwd', '/etc/passwd', '/../../etc/passwd', '/proc/self/environ',
]; // prettier-ignore

/**
 * Return some two hundred request targets that no browser sends.
 * @param folders beginnings of the targets, with a slash at both ends
 * @param outside files next to the served folders, which must not be sent
 */
export function oddTargets(folders: readonly string[], outside: readonly string[]): string[] {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return [
    ...climbs.map((climb, index) => at(folders, index) + climb + at(outside, index)),
    ...STRANGE.flatMap((strange) => folders.map((folder) => folder + strange)),
    ...TARGETS,
  ];
}

/** Headers that claim another site, or try to inject other headers. */
export const ODD_HEADERS = [
  'Host: evil.example', 'Host: evil.example\r\nX-Forwarded-Proto: http', 'Host: localhost\r\nX-Forwarded-Host: evil.example',
  'Host: localhost\r\nX-Original-URL: /host.json', 'Host: localhost\r\nX-Rewrite-URL: /host.json', 'Host: evil.example\r\nHost: localhost',
  'Host: localhost\r\nCookie: pehchan_lang=hi%0d%0aX-Injected: yes', 'Host: localhost\r\nAccept-Language: hi\rX-Injected: yes', 'Host: ', 'Host: a b',
  'Host: localhost\r\nForwarded: host=evil.example', 'Host: localhost\r\nRange: bytes=-1,0-,5-2', 'Host: localhost\r\nIf-None-Match: *',
]; // prettier-ignore

export interface RawReply {
  /** The reply's status; 0 if the connection was closed without a reply. */
  status: number;
  head: string;
  body: string;
}

/** Send a request target unchanged. HTTP clients would normalize it. */
export function sendRaw(
  port: number,
  target: string,
  headers = 'Host: localhost',
  body = '',
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${target.slice(0, 100)}`)));
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('error', (error: Error & { code?: string }) => {
      // These errors mean that the server closed the connection before it read the whole request.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: body.join('\r\n\r\n') });
    });
    socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n${body}`);
  });
}

/** Return the address of a redirect; undefined without one. */
export function destinationOf({ head }: RawReply, site: string): URL | undefined {
  const location = /^location: *(.*)$/im.exec(head)?.[1];
  return location === undefined ? undefined : new URL(location, site);
}
