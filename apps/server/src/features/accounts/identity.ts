import type { ClaimNames } from '@quad/domain/access';
import { MAX_TITLE_LENGTH } from '@quad/domain/fields';
import type { SignInProvider } from '../../config.ts';

/** A person's identity according to a provider, after validation of the signature and everything else. */
export interface Identity {
  /** Stable id at the provider, independent of address and name. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has verified the address. */
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly rollNumber?: string | undefined;
  readonly program?: string | undefined;
  readonly groups: readonly string[];
  /** Set for SAML providers. */
  readonly session?: ProviderSession | undefined;
}

/** A person's session at a SAML provider, as named in sign-out messages of both sides. */
export interface ProviderSession {
  readonly nameId: string;
  readonly nameIdFormat?: string | undefined;
  readonly nameQualifier?: string | undefined;
  readonly spNameQualifier?: string | undefined;
  /** Distinguishes the person's sessions. Absent when the provider does not distinguish them. */
  readonly sessionIndex?: string | undefined;
}

/** Default claim names: those of OpenID Connect, and of eduPerson as federations send them. */
const USUAL: Readonly<Record<SignInProvider['kind'], ClaimNames>> = {
  oidc: { email: 'email', name: 'name', groups: 'groups' },
  saml: {
    email: 'urn:oid:0.9.2342.19200300.100.1.3',
    name: 'urn:oid:2.16.840.1.113730.3.1.241',
    groups: 'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
  },
};

/** The source of an identity: claims of a token or attributes of an assertion. */
export interface ProviderAnswer {
  readonly subject: string;
  /** Set when the claims do not contain it. */
  readonly isEmailVerified?: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The session at a SAML provider. */
  readonly session?: ProviderSession | undefined;
}

/** Reads an identity with the institute's claim names. Undefined when it has no address. */
export function identityOf({ kind, claims: own }: Pick<SignInProvider, 'kind' | 'claims'>, answer: ProviderAnswer): Identity | undefined {
  const names = { ...USUAL[kind], ...own };
  const said = (name: string | undefined): readonly string[] => (name === undefined ? [] : textsIn(answer.claims[name]));
  const [email] = said(names.email);
  if (!email || email.length > 254) return undefined;
  const [rollNumber] = said(names.rollNumber);
  const [program] = said(names.program);
  return {
    subject: answer.subject,
    email,
    isEmailVerified: answer.isEmailVerified ?? ['true', true].includes(answer.claims.email_verified as string | boolean),
    name: said(names.name)[0] ?? '',
    rollNumber: rollNumber && isRollNumber(rollNumber) ? rollNumber : undefined,
    program: program?.slice(0, MAX_TITLE_LENGTH),
    groups: said(names.groups),
    ...(answer.session && { session: answer.session }),
  };
}

/** One or more texts, without blank ones. */
function textsIn(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each).trim()] : [])).filter(Boolean);
}

function isRollNumber(text: string): boolean {
  return /^[^\s\p{Cc}]{1,20}$/u.test(text);
}
