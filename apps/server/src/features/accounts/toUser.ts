import type { User } from '@quad/domain/accounts';
import type { Config } from '../../config.ts';
import { awaitsProof } from '../../plugins/session.ts';
import type { UserRow } from './accounts.table.ts';

/** The account as its owner sees it: never the hash. The roll number counts from onboarding on. */
export function toUser(row: UserRow, config: Pick<Config, 'emailProof'>): User {
  return {
    _id: row.id,
    user_id: row.onboardingComplete ? row.rollNumber : null,
    role: row.role,
    strategy: row.strategy,
    username: row.email,
    onboardingComplete: row.onboardingComplete,
    ...(row.emailVerified ? {} : { email_proof: awaitsProof(config, row) ? 'required' : 'reminder' }),
    personal_info: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      date_of_birth: row.dateOfBirth,
      gender: row.gender,
      profilePic: row.profilePic,
    },
    academic_info: {
      program: row.program,
      branch: row.branch,
      batch_year: row.batchYear,
      current_year: row.currentYear,
      cgpa: row.cgpa,
    },
    contact_info: { hostel: row.hostel, room_number: row.roomNumber, socialLinks: { github: row.github, linkedin: row.linkedin } },
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The version of an account, for ETag and If-Match. A new photo makes no new one: it is changed by calls of its own. */
export function userVersion({ updated_at }: Pick<User, 'updated_at'>): string {
  return `"${updated_at ?? ''}"`;
}
