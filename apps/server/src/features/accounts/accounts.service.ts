import type { StudentReference, User } from '@quad/domain/accounts';
import type { Language } from '@quad/domain/language';
import type { Topic } from '@quad/domain/notifications';
import { type Config, isPortalElsewhere, type Origins } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import type { AccountMail } from '../../mail/messages/mailOf.ts';
import { translationOf } from '../../mail/translation.ts';
import { awaitsProof, type Session } from '../../plugins/session.ts';
import { findMailPreferences } from '../notifications/preferences.service.ts';
import { stopUrl } from '../notifications/stopping.service.ts';
import { findById, findCapable, unlessDisabled } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';

/** The person behind a session as the portal sees them; null for nobody. */
export function whoIs({ config }: Context, session: Pick<Session, 'account'> | undefined): User | null {
  return session ? toUser(session.account, config) : null;
}

/** The people among these who can be given a right: their accounts are theirs, and open. They stay so until the transaction ends. */
export function findCapablePeople(tx: Database, instituteId: string, ids: readonly string[]): Promise<string[]> {
  return ids.every(isUuid) ? findCapable(tx, instituteId, ids) : Promise.resolve([]);
}

/** Whether somebody has this id. */
export async function personExists(db: Database, instituteId: string, id: string): Promise<boolean> {
  return (await findById(db, instituteId, id)) !== undefined;
}

/**
 * Where a person's mails go, in which language, and what all of them name; undefined when the account is gone or disabled. A mail of a
 * topic can be stopped: whoever does not want it any more is nobody to write to.
 */
export async function addresseeOf(context: Context, userId: string | null, topic?: Topic): Promise<AccountMail | undefined> {
  const user = await findRecipient(context, userId);
  if (!user) return undefined;
  const { language, isWanted } = await findMailPreferences(context, user.id, topic);
  if (!isWanted) return undefined;
  return { ...addressed(context, user, language), ...(topic && { stopUrl: stopUrl(context, user.id, topic) }) };
}

/** Who gets a mail: nobody where the account is gone or disabled. */
export async function findRecipient({ db, instituteId }: Context, id: string | null): Promise<UserRow | undefined> {
  return id === null ? undefined : unlessDisabled(await findById(db, instituteId, id));
}

/** What every mail to a person names. */
export function addressed(
  { config: { institute, portalUrl } }: Context,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  language: Language = 'en',
): AccountMail {
  return { email, name, institute, portalUrl, language, translation: translationOf(language) };
}

/** What others' records show of a person. */
export type PersonRow = Pick<UserRow, 'id' | 'name' | 'email' | 'rollNumber'>;

/** A person as office-bearers see them: with roll number and address. */
export function toStudentReference({ id, name, email, rollNumber }: PersonRow): StudentReference {
  return { _id: id, ...(rollNumber ? { user_id: rollNumber } : {}), username: email, personal_info: { name } };
}

/**
 * The account as its owner sees it: never the hash. The roll number counts from onboarding on. What is not known is absent, and
 * what it belongs to is there, empty if need be.
 */
export function toUser(row: Session['account'], config: Origins & Pick<Config, 'emailProof'>): User {
  return {
    _id: row.id,
    ...known({ user_id: row.onboardingComplete ? row.rollNumber : null }),
    role: row.role,
    strategy: row.strategy,
    username: row.email,
    onboardingComplete: row.onboardingComplete,
    ...(row.emailVerified ? {} : { email_proof: awaitsProof(config, row) ? 'required' : 'reminder' }),
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

/** The fields that hold something. */
function known<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const held = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(held) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

/** Where a photo is, as seen from the portal: a whole address where that lives on another origin. */
export function photoAddress(path: string, origins: Origins): string {
  return isPortalElsewhere(origins) ? `${origins.serverUrl}${path}` : path;
}

/** The version of an account, for ETag and If-Match. A new photo makes no new one: it is changed by calls of its own. */
export function userVersion({ updated_at }: Pick<User, 'updated_at'>): string {
  return `"${updated_at ?? ''}"`;
}
