import type { ClaimNames } from '@quad/domain/access';
import { LONGEST_TITLE } from '@quad/domain/fields';
import type { SignInProvider } from '../../config.ts';

/** What a provider says about somebody, after its signature and everything about it was checked. */
export interface Identity {
  /** Who it is at the provider, whatever the address and the name are now. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider vouches for the mailbox. */
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly rollNumber?: string | undefined;
  readonly program?: string | undefined;
  readonly groups: readonly string[];
  /** Where it was a SAML provider that said so. */
  readonly session?: ProviderSession | undefined;
}

/** By what a SAML provider calls one session of somebody: what signing out names it by, whoever begins. */
export interface ProviderSession {
  readonly nameId: string;
  readonly nameIdFormat?: string | undefined;
  readonly nameQualifier?: string | undefined;
  readonly spNameQualifier?: string | undefined;
  /** Which of the person's sessions there it is; left out by providers that tell them not apart. */
  readonly sessionIndex?: string | undefined;
}

/** Names of claims where an institute says nothing else: OpenID Connect's own, and eduPerson's as federations send them. */
const USUAL: Readonly<Record<SignInProvider['kind'], ClaimNames>> = {
  oidc: { email: 'email', name: 'name', groups: 'groups' },
  saml: {
    email: 'urn:oid:0.9.2342.19200300.100.1.3',
    name: 'urn:oid:2.16.840.1.113730.3.1.241',
    groups: 'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
  },
};

/** What an identity is read from: claims of a token or attributes of an assertion. */
export interface ProviderAnswer {
  readonly subject: string;
  /** Where the claims do not say it themselves. */
  readonly isEmailVerified?: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
  /** What a SAML provider calls its session. */
  readonly session?: ProviderSession | undefined;
}

/** Reads what a provider says with the names that the institute gave; undefined where there is no address in it. */
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
    program: program?.slice(0, LONGEST_TITLE),
    groups: said(names.groups),
    ...(answer.session && { session: answer.session }),
  };
}

/** One text or several, without what is blank. */
function textsIn(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each).trim()] : [])).filter(Boolean);
}

function isRollNumber(text: string): boolean {
  return /^[^\s\p{Cc}]{1,20}$/u.test(text);
}
