import type { StudentReference, User } from '@quad/domain/accounts';
import type { Language } from '@quad/domain/language';
import { type Config, isPortalElsewhere, type Origins } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import type { AccountMail } from '../../mail/messages/mailOf.ts';
import { translationOf } from '../../mail/translation.ts';
import { requiresVerification, type Session } from '../../plugins/session.ts';
import { findMailPreferences, type MailSubscription } from '../notifications/preferences.service.ts';
import { unsubscribeUrl } from '../notifications/unsubscribeTokens.service.ts';
import { findById, findCapable, unlessDisabled } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';

/** The user of a session as the portal receives it. Null when nobody is signed in. */
export function whoIs({ config }: Context, session: Pick<Session, 'account'> | undefined): User | null {
  return session ? toUser(session.account, config) : null;
}

/**
 * The ids of those who may get a right: their address is verified and the account is enabled. The rows are locked until the transaction
 * ends.
 */
export function findCapablePeople(tx: Database, instituteId: string, ids: readonly string[]): Promise<string[]> {
  return ids.every(isUuid) ? findCapable(tx, instituteId, ids) : Promise.resolve([]);
}

/** Whether an account with this id exists. An erased one does not: its id no longer identifies anybody. */
export async function personExists(db: Database, instituteId: string, id: string): Promise<boolean> {
  return (await findById(db, instituteId, id))?.erasedAt === null;
}

/**
 * Returns address, language and common values for a person's mails. Undefined when the account is deleted or disabled, or when the person
 * has unsubscribed from these mails.
 */
export async function addresseeOf(
  context: Context,
  userId: string | null,
  subscription?: MailSubscription,
): Promise<AccountMail | undefined> {
  const user = await findRecipient(context, userId);
  if (!user) return undefined;
  const { language, isWanted } = await findMailPreferences(context, user.id, subscription);
  if (!isWanted) return undefined;
  return { ...addressed(context, user, language), ...(subscription && { stopUrl: unsubscribeUrl(context, user.id, subscription) }) };
}

/** The recipient of a mail. Undefined when the account is deleted or disabled. */
export async function findRecipient({ db, instituteId }: Context, id: string | null): Promise<UserRow | undefined> {
  return id === null ? undefined : unlessDisabled(await findById(db, instituteId, id));
}

/** The values that every mail to a person uses. */
export function addressed(
  { config: { institute, portalUrl } }: Context,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  language: Language = 'en',
): AccountMail {
  return { email, name, institute, portalUrl, language, translation: translationOf(language) };
}

/** The columns of a person that other people's records show. */
export type PersonRow = Pick<UserRow, 'id' | 'name' | 'email' | 'rollNumber'>;

/** A person as office holders see them, with roll number and e-mail address. */
export function toStudentReference({ id, name, email, rollNumber }: PersonRow): StudentReference {
  return { _id: id, ...(rollNumber ? { user_id: rollNumber } : {}), username: email, personal_info: { name } };
}

/**
 * The account as its owner sees it, without the password hash. The roll number is included from onboarding on. Unknown fields are left out;
 * their enclosing objects are present, even if empty.
 */
export function toUser(row: Session['account'], config: Origins & Pick<Config, 'emailProof'>): User {
  return {
    _id: row.id,
    ...known({ user_id: row.onboardingComplete ? row.rollNumber : null }),
    role: row.role,
    strategy: row.strategy,
    username: row.email,
    onboardingComplete: row.onboardingComplete,
    ...(row.emailVerified ? {} : { email_proof: requiresVerification(config, row) ? 'required' : 'reminder' }),
    ...(row.administratorSince ? { is_administrator: true } : {}),
    personal_info: {
      name: row.name,
      email: row.email,
      ...known({
        phone: row.phone,
        date_of_birth: row.dateOfBirth,
        gender: row.gender,
        profilePic: row.profilePic && photoAddress(row.profilePic, config),
      }),
    },
    academic_info: known({
      program: row.program,
      branch: row.branch,
      batch_year: row.batchYear,
      current_year: row.currentYear,
      cgpa: row.cgpa,
    }),
    contact_info: {
      ...known({ hostel: row.hostel, room_number: row.roomNumber }),
      socialLinks: known({ github: row.github, linkedin: row.linkedin }),
    },
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The fields that are not null. */
function known<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const held = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(held) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

/** URL of a photo for the portal. It is absolute if the portal is on another origin. */
export function photoAddress(path: string, origins: Origins): string {
  return isPortalElsewhere(origins) ? `${origins.serverUrl}${path}` : path;
}

/** Version of an account for ETag and If-Match. A new photo does not change it, because photos have their own calls. */
export function userVersion({ updated_at }: Pick<User, 'updated_at'>): string {
  return `"${updated_at ?? ''}"`;
}
