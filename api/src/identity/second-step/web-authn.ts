import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { env } from '../../ground/runtime/env.ts';

/** Passkeys belong to the site's address in the settings. A client can forge the `Host` of a request. */
const { hostname: rpID, origin } = new URL(env.publicUrl);

/** Import the library on demand: it has a parser of certificates, which families' requests never need. */
const library = () => import('@simplewebauthn/server');

/** Algorithms EdDSA, ES256 and RS256. The library's default list has one that is experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

export type Credential = { credentialId: string; publicKey: string; counter: number; transports: string };
type Holder = { id: number; fullName: string; phone: string };

const listed = (credentials: readonly Credential[]) =>
  credentials.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports.split(',').filter(Boolean),
  }));

export async function creationOptions({ id, fullName, phone }: Holder, existing: readonly Credential[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Pehchan',
    rpID,
    userID: new TextEncoder().encode(`pehchan:${id}`),
    userName: phone,
    userDisplayName: fullName,
    excludeCredentials: listed(existing),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

export async function requestOptions(existing: readonly Credential[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID,
    allowCredentials: listed(existing),
    userVerification: 'required',
  });
}

export async function verifyCreation(
  answer: string,
  expectedChallenge: string,
): Promise<Credential | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    const response: RegistrationResponseJSON = JSON.parse(answer);
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports
        .filter((name) => /^[a-z-]{1,15}$/.test(name))
        .slice(0, 6)
        .join(),
    };
  } catch {
    return undefined;
  }
}

export async function verifyAnswer<C extends Credential>(
  answer: string,
  expectedChallenge: string,
  existing: readonly C[],
): Promise<{ passkey: C; counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const response: AuthenticationResponseJSON = JSON.parse(answer);
    const passkey = existing.find(({ credentialId }) => credentialId === response.id);
    if (!passkey) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
