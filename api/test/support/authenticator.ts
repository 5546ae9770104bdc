import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string };

const PRESENT_AND_VERIFIED = 0b101;
const WITH_KEY = 0b1000000;
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A passkey authenticator and its browser: one key pair, for one origin. */
export class Authenticator {
  readonly id = randomBytes(32);
  origin = 'http://pehchan.test';
  /** Whether the authenticator verifies its holder by fingerprint or PIN. */
  verifies = true;
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Return the result of `navigator.credentials.create`, as JSON. */
  create(options: string): string {
    const clientData = this.clientData('webauthn.create', options);
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.authData(WITH_KEY), attested]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Return the result of `navigator.credentials.get`, as JSON. */
  get(options: string): string {
    const clientData = this.clientData('webauthn.get', options);
    this.counter += 1;
    const authData = this.authData();
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private authData(flags = 0): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | (this.verifies ? PRESENT_AND_VERIFIED : 1));
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(new URL(this.origin).hostname), head]);
  }

  private clientData(type: string, options: string): Buffer {
    const { challenge } = JSON.parse(options) as Options;
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: Record<string, unknown>): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}
