import type { User } from '@quad/domain/accounts';
import { type Config, isPortalElsewhere } from '../../config.ts';
import { awaitsProof } from '../../plugins/session.ts';
import type { UserRow } from './accounts.table.ts';

type Origins = Pick<Config, 'portalUrl' | 'serverUrl'>;

/**
 * The account as its owner sees it: never the hash. The roll number counts from onboarding on. What is not known is absent, and
 * what it belongs to is there, empty if need be.
 */
export function toUser(row: UserRow, config: Origins & Pick<Config, 'emailProof'>): User {
  return {
    _id: row.id,
    ...known({ user_id: row.onboardingComplete ? row.rollNumber : null }),
    role: row.role,
    strategy: row.strategy,
    username: row.email,
    onboardingComplete: row.onboardingComplete,
    ...(row.emailVerified ? {} : { email_proof: awaitsProof(config, row) ? 'required' : 'reminder' }),
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
