import type { User } from '@quad/domain/accounts';

/** Fields of an account that nobody changes by editing a profile, with those that only the server sets anywhere. */
const KEPT_FIELDS = [
  '_id',
  'user_id',
  'role',
  'username',
  'strategy',
  'status',
  'onboardingComplete',
  'created_at',
  'verified',
  'is_endorsed',
  'achievement_id',
  'personal_info.name',
  'personal_info.email',
  'personal_info.profilePic',
];

/**
 * The first of these fields that was sent with another value than the stored one. A form may send the whole account back,
 * so one that is equal is fine, and so is one that is blank: that claims nothing.
 */
export function changedKeptField(sent: unknown, stored: User): string | undefined {
  return KEPT_FIELDS.find((path) => {
    const value = valueAt(sent, path);
    return value !== undefined && value !== null && value !== '' && value !== valueAt(stored, path);
  });
}

function valueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), root);
}
