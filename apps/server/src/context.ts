import type { Role } from '@quad/domain/access';
import type { PasskeyRequirement, ReauthenticationMethod } from '@quad/domain/accounts';
import type { UnitCategory } from '@quad/domain/org-units';
import type { Config } from './config.ts';
import type { Connection, Database } from './db/connection.ts';
import type { PhotoStore } from './features/profile/photoStore.ts';
import type { Keys } from './keys/keys.ts';
import type { Mailer, MailTransport } from './mail/mailer.ts';

/** Returns the current time. It is passed as an argument so that tests can set it. */
export type Clock = () => Date;

/** What a process shares among all institutes. */
export interface Platform {
  readonly connection: Pick<Connection, 'acrossInstitutes' | 'ofInstitute' | 'engine'>;
  readonly clock: Clock;
  /** The server's configuration from its environment variables. */
  readonly config: Config;
  readonly transport: MailTransport;
  readonly photoStore: PhotoStore;
  readonly keys: Keys;
}

/** What every feature works with: the platform, narrowed down to one institute. */
export interface Context {
  /** The database, limited to the institute's rows. */
  readonly db: Database;
  /** The embedded engine has a single connection: while a transaction is open, no other request is served. */
  readonly engine: Connection['engine'];
  readonly clock: Clock;
  /** The server's configuration, with the institute's own name, addresses, mail sender and Google client. */
  readonly config: Config;
  readonly mail: Mailer;
  readonly photoStore: PhotoStore;
  readonly keys: Keys;
  /** The id of the institute. It is the first column of every key. */
  readonly instituteId: string;
}

/** The signed-in user of a request. Read from the session at every request, never from the request's own data. */
export interface Actor {
  readonly userId: string;
  /** The role that the person's rights are derived from. */
  readonly role: Role;
  /** The role as stored. An unknown role, or a coordinator without a unit, has a student's rights but is shown with the stored role. */
  readonly storedRole: string;
  /** The e-mail address. */
  readonly username: string;
  readonly name: string;
  readonly rollNumber: string | undefined;
  /** The unit whose contact address is the person's own e-mail address, for coordinators. */
  readonly unit: { readonly id: string; readonly category: UnitCategory } | undefined;
  readonly onboardingComplete: boolean;
  /** Whether the e-mail address of the account has not been verified yet. */
  readonly isUnverified: boolean;
  /** Whether the institute requires the verification before anything else. */
  readonly requiresVerification: boolean;
  /** The administrator right, held in addition to the role. Only the command line grants it. */
  readonly isAdministrator: boolean;
  /**
   * The role and right that the person holds but cannot use until a passkey is added, or used in this session, because the institute
   * demands one. Meanwhile `role` is a student's.
   */
  readonly withheld?: { readonly role: Role; readonly isAdministrator: boolean; readonly until: PasskeyRequirement } | undefined;
  /** How the account can reauthenticate before a sensitive action, and until when the last reauthentication of this session is valid. */
  readonly reauthentication: { readonly ways: readonly ReauthenticationMethod[]; readonly until: Date | null };
}
