import type { NewPasskey, PasskeyChallenge, PasskeyInvitation, PasskeyProof } from '../generated/wire';
import { bytesOf, textOf } from '../net/base64';
import { CodedFailure } from '../net/codedFailure';

/** Why passkeys can't be used here: the address has no name or isn't secure, or the browser has none. */
export type NoPasskeys = 'place' | 'browser';

/** Devices give up by themselves, a little before the server would take the answer no more. */
export const PATIENCE = 4 * 60 * 1000;

/** A device that didn't make or use a passkey. */
export class PasskeyFailure extends CodedFailure {
  constructor(override readonly code: 'passkey-cancelled' | 'passkey-known' | 'passkey-failed') {
    super(code);
  }
}

/** Addresses of numbers: passkeys are for names. */
export function isNumeric(hostname: string): boolean {
  return hostname.startsWith('[') || /^[0-9.]+$/.test(hostname);
}

/** Why passkeys can't be used on this page; null if they can. */
export function noPasskeys(): NoPasskeys | null {
  if (!isSecureContext || isNumeric(location.hostname)) return 'place';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/** Has the device make a passkey. */
export async function makePasskey(invitation: PasskeyInvitation, handle: string): Promise<NewPasskey> {
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(invitation.challenge),
        rp: { id: invitation.host, name: 'Andén' },
        user: { id: bytesOf(invitation.user), name: invitation.handle, displayName: invitation.handle },
        pubKeyCredParams: invitation.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: invitation.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
        attestation: 'none',
        timeout: PATIENCE,
      },
    }),
  );
  const answer = made.response as AuthenticatorAttestationResponse;
  return { handle, clientData: textOf(answer.clientDataJSON), attestation: textOf(answer.attestationObject) };
}

/**
 * Has a device prove by one of its passkeys whose it is; the person chooses which.
 *
 * @param offered that it is only offered where a name is typed, until the signal says that it is no more
 */
export async function provePasskey(question: PasskeyChallenge, offered?: AbortSignal): Promise<PasskeyProof> {
  const chosen = await asked(() =>
    navigator.credentials.get({
      ...(offered === undefined ? {} : { mediation: 'conditional', signal: offered }),
      publicKey: {
        challenge: bytesOf(question.challenge),
        rpId: question.host,
        userVerification: 'preferred',
        timeout: PATIENCE,
      },
    }),
  );
  const answer = chosen.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(chosen.rawId),
    user: answer.userHandle === null ? '' : textOf(answer.userHandle),
    clientData: textOf(answer.clientDataJSON),
    authenticatorData: textOf(answer.authenticatorData),
    signature: textOf(answer.signature),
  };
}

async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const answer = await question();
    if (answer instanceof PublicKeyCredential) return answer;
  } catch (failure) {
    throw new PasskeyFailure(codeFor(failure));
  }
  throw new PasskeyFailure('passkey-failed');
}

/** Browsers tell on purpose not whether somebody cancelled, waited too long, or has no key that fits. */
export function codeFor(failure: unknown): PasskeyFailure['code'] {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey-cancelled';
  return name === 'InvalidStateError' ? 'passkey-known' : 'passkey-failed';
}
