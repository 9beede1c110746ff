import type { FeatureFlag } from '../feature-flags/featureFlags.ts';
import type { Role } from './roles.ts';

/** One row of the acceptance table: who may make a call, and what the server checks about the object. */
export interface PolicyRow {
  /** Id of the row in the acceptance table, for example E8; documentation and tests refer to it. */
  readonly row: string;
  /**
   * 'public' needs no session; 'signed-in' allows any role; a list allows only those roles. 'administrator' allows whoever has that right,
   * which is granted to any role on the command line only.
   */
  readonly who: 'public' | 'signed-in' | 'administrator' | readonly Role[];
  /**
   * A sensitive call: it requires that the person has authenticated within the last minutes of this session, by a passkey or the password,
   * or by signing in if the account has neither.
   */
  readonly requiresReauthentication?: true;
  /** Also allowed before onboarding is complete. */
  readonly beforeOnboarding?: true;
  /** Allowed before onboarding, but only after the mail address is confirmed, if the institute requires that. */
  readonly afterProof?: true;
  /** The feature that the call belongs to; if the institute has disabled it, nobody may make the call. */
  readonly part?: FeatureFlag;
  /** The rule about the object, as one sentence. */
  readonly rule: string;
}

/** Rows by call, with the contract's keys: `GET /api/events/{id}`. */
export type PolicyTable = Readonly<Record<string, PolicyRow>>;
