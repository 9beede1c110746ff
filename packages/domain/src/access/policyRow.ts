import type { FeatureFlag } from '../feature-flags/featureFlags.ts';
import type { Role } from './roles.ts';

/** One line of the acceptance table: who may make a call, and what the server proves about the object that it touches. */
export interface PolicyRow {
  /** Line of the acceptance table, for example E8: documentation and tests name it. */
  readonly row: string;
  /**
   * 'public' needs no session; 'signed-in' is any role; a list is those roles and nobody else. 'administrator' is whoever has that right,
   * which comes to any role by the command line alone.
   */
  readonly who: 'public' | 'signed-in' | 'administrator' | readonly Role[];
  /**
   * A call that hurts when somebody else makes it: only for who has shown in this session within the last minutes that it is they, by a
   * passkey or the password, or by signing in to an account that has neither.
   */
  readonly requiresReauthentication?: true;
  /** Answers also to somebody whose onboarding is not complete. */
  readonly beforeOnboarding?: true;
  /** Although it answers before onboarding, not before the mailbox is proven, where the institute wants that first. */
  readonly afterProof?: true;
  /** The part of the portal that it belongs to: where the institute has switched that off, nobody may make the call. */
  readonly part?: FeatureFlag;
  /** The rule about the object, in one sentence. */
  readonly rule: string;
}

/** Rows by call, keyed as the contract names its calls: `GET /api/events/{id}`. */
export type PolicyTable = Readonly<Record<string, PolicyRow>>;
