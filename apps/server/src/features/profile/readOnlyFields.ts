import type { User } from '@quad/domain/accounts';
import type { Origins } from '../../config.ts';

/** Fields of an account that cannot be changed by editing a profile, including those that only the server sets. */
const PHOTO = 'personal_info.profilePic';
const READ_ONLY_FIELDS = [
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
  PHOTO,
];

/**
 * The first of these fields that differs from the stored value. Forms may send the whole account back, so equal and blank values are
 * accepted.
 */
export function changedReadOnlyField(sent: unknown, stored: User, origins: Origins): string | undefined {
  return READ_ONLY_FIELDS.find((path) => {
    const [value, own] = [valueAt(sent, path), valueAt(stored, path)];
    if (value === undefined || value === null || value === '' || value === own) return false;
    return path !== PHOTO || !isSamePhoto(value, own, origins);
  });
}

/** Clients may send a photo as its path or as its full URL, on this server or on the portal. */
function isSamePhoto(sent: unknown, stored: unknown, { serverUrl, portalUrl }: Origins): boolean {
  if (typeof sent !== 'string' || typeof stored !== 'string' || !URL.canParse(sent, serverUrl)) return false;
  const { origin, pathname, search, hash } = new URL(sent, serverUrl);
  return [serverUrl, portalUrl].includes(origin) && pathname + search + hash === new URL(stored, serverUrl).pathname;
}

function valueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), root);
}
