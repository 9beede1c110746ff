import type { Role } from '@quad/domain/access';
import type { PasskeyDemand, ReauthenticationWay } from '@quad/domain/accounts';
import type { UnitCategory } from '@quad/domain/org-units';
import type { Config } from './config.ts';
import type { Connection, Database } from './db/connection.ts';
import type { PhotoStore } from './features/profile/photoStore.ts';
import type { Keys } from './keys/keys.ts';
import type { Mailer, MailTransport } from './mail/mailer.ts';

/** The time, as an argument: tests set it. */
export type Clock = () => Date;

/** What a process has, whichever institute it works for. */
export interface Platform {
  readonly connection: Pick<Connection, 'acrossInstitutes' | 'ofInstitute' | 'engine'>;
  readonly clock: Clock;
  /** The server's variables. */
  readonly config: Config;
  readonly transport: MailTransport;
  readonly photoStore: PhotoStore;
  readonly keys: Keys;
}

/** What every feature works with: what the process has, as one institute has it. */
export interface Context {
  /** The institute's rows, and no others. */
  readonly db: Database;
  /** The embedded one serves everybody over one connection: nobody is served while a transaction has it. */
  readonly engine: Connection['engine'];
  readonly clock: Clock;
  /** The server's variables, with the institute's own name, addresses, sender and Google client. */
  readonly config: Config;
  readonly mail: Mailer;
  readonly photoStore: PhotoStore;
  readonly keys: Keys;
  /** The institute; it leads every key. */
  readonly instituteId: string;
}

/** The person behind a request, read from the session at every request and never from what was sent. */
export interface Actor {
  readonly userId: string;
  /** The role whose rights the person has. */
  readonly role: Role;
  /** The role as it is stored: an unknown one, or a coordinator's without a unit, has a student's rights but is shown as it is. */
  readonly storedRole: string;
  /** The e-mail address. */
  readonly username: string;
  readonly name: string;
  readonly rollNumber: string | undefined;
  /** The unit whose contact address is the person's own: a coordinator's unit. */
  readonly unit: { readonly id: string; readonly category: UnitCategory } | undefined;
  readonly onboardingComplete: boolean;
  /** Whether nobody has shown yet that the mailbox of the account is theirs. */
  readonly isUnproven: boolean;
  /** Whether the institute wants that shown before anything else. */
  readonly awaitsProof: boolean;
  /** The right beside the role, which the command line alone gives. */
  readonly isAdministrator: boolean;
  /**
   * What the person holds, and has no rights of before a passkey is added, or used in this session: the institute demands one. Above stands
   * what a student may.
   */
  readonly withheld?: { readonly role: Role; readonly isAdministrator: boolean; readonly until: PasskeyDemand } | undefined;
  /** By what the account shows that it is its owner before something that hurts, and until when this session has shown it lately. */
  readonly reauthentication: { readonly ways: readonly ReauthenticationWay[]; readonly until: Date | null };
}
