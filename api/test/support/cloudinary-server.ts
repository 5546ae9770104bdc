import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

const CLOUD = 'testcloud';
const KEY = '111222333';
const SECRET = 'abcdefghijklmnop';
/** The assets in a page of Cloudinary's list: so few that a caller must read several pages. */
const PAGE = 5;

const BASIC = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`;

export type CloudinaryServer = {
  /** The value for `CLOUDINARY_URL`, which makes the SDK call this server. */
  url: string;
  assets: Map<string, Buffer>;
  /** While `broken` is set, every call to this server returns this status. */
  broken: number | undefined;
  readonly calls: number;
  close(): Promise<void>;
};

/**
 * Start a fake Cloudinary with the calls that the photo store uses: signed upload and destroy, the
 * list, and delivery of authenticated assets under a signed address. It checks every signature by the
 * published rules, so that a store that signs wrongly fails.
 */
export async function startCloudinary(): Promise<CloudinaryServer> {
  const assets = new Map<string, Buffer>();
  const state = { broken: undefined as number | undefined, calls: 0 };
  const server = createServer(async (req, res) => {
    const answer = (status: number, body: unknown) => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(body));
    };
    const { pathname: path, searchParams: query } = new URL(req.url ?? '/', 'http://here');
    const body = await read(req);
    state.calls += 1;
    if (state.broken) return answer(state.broken, { error: { message: 'broken on purpose' } });
    const call = new RegExp(`^/v1_1/${CLOUD}/image/(upload|destroy)$`).exec(path)?.[1];
    if (req.method === 'POST' && call) {
      const { fields, file } = parts(req, body);
      if (!isSigned(fields)) return answer(401, { error: { message: 'Invalid Signature' } });
      const id = fields['public_id'] ?? '';
      if (call === 'destroy') return answer(200, { result: assets.delete(id) ? 'ok' : 'not found' });
      if (fields['type'] !== 'authenticated' || !file) {
        return answer(400, { error: { message: 'bad upload' } });
      }
      assets.set(id, file);
      return answer(200, { public_id: id, version: 1, bytes: file.length });
    }
    if (path === `/v1_1/${CLOUD}/resources/image/authenticated`) {
      if (req.headers.authorization !== BASIC) return answer(401, { error: { message: 'unknown api_key' } });
      const prefix = query.get('prefix') ?? '';
      const ids = [...assets.keys()].filter((id) => id.startsWith(prefix)).sort();
      const start = Number(query.get('next_cursor'));
      const resources = ids.slice(start, start + PAGE).map((id) => ({ public_id: id }));
      const isLast = start + PAGE >= ids.length;
      return answer(200, isLast ? { resources } : { resources, next_cursor: String(start + PAGE) });
    }
    const delivery = /\/image\/authenticated\/s--([\w-]{8})--\/v1\/((.+)\.webp)$/.exec(path);
    // Cloudinary does not sign the version in an address.
    const [, signature, signed = '', id = ''] = delivery ?? [];
    if (signature !== sign(signed, 'base64url').slice(0, 8)) {
      return answer(401, { error: { message: 'unsigned' } });
    }
    const asset = assets.get(id);
    if (!asset) return answer(404, { error: { message: 'not found' } });
    res.writeHead(200, { 'content-type': 'image/webp' });
    res.end(asset);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url: `cloudinary://${KEY}:${SECRET}@${CLOUD}?upload_prefix=http://${host}&secure=false&cname=${host}`,
    assets,
    get calls() {
      return state.calls;
    },
    get broken() {
      return state.broken;
    },
    set broken(status) {
      state.broken = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const sign = (text: string, encoding: 'hex' | 'base64url') =>
  createHash('sha1')
    .update(text + SECRET)
    .digest(encoding);

/** Check the signature of all parameters but file and key, sorted, joined and followed by the secret. */
function isSigned({ signature, api_key: apiKey, ...fields }: Record<string, string>): boolean {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  return apiKey === KEY && signature === sign(text, 'hex');
}

async function read(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Split a multipart body at whole delimiter lines. The SDK's boundaries are random, and some have two
 * letters, which any photo contains.
 */
function parts(req: IncomingMessage, body: Buffer) {
  const boundary = /boundary=(.+)$/.exec(req.headers['content-type'] ?? '')?.[1];
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const lines = Buffer.concat([Buffer.from('\r\n'), body]);
  const fields: Record<string, string> = {};
  let file: Buffer | undefined;
  let start = delimiter.length;
  for (let end = lines.indexOf(delimiter, start); end > 0; end = lines.indexOf(delimiter, start)) {
    const blank = lines.indexOf('\r\n\r\n', start);
    const head = lines.toString('utf8', start, blank);
    const content = lines.subarray(blank + 4, end);
    if (head.includes('filename=')) file = content;
    else fields[/name="([^"]*)"/.exec(head)?.[1] ?? ''] = content.toString();
    start = end + delimiter.length;
  }
  return { fields, file };
}
