import type { User } from '@quad/domain/accounts';
import type { Origins } from '../../config.ts';

/** Fields of an account that nobody changes by editing a profile, with those that only the server sets anywhere. */
const PHOTO = 'personal_info.profilePic';
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
  PHOTO,
];

/**
 * The first of these fields that was sent with another value than the stored one. A form may send the whole account back,
 * so one that is equal is fine, and so is one that is blank: that claims nothing.
 */
export function changedKeptField(sent: unknown, stored: User, origins: Origins): string | undefined {
  return KEPT_FIELDS.find((path) => {
    const [value, own] = [valueAt(sent, path), valueAt(stored, path)];
    if (value === undefined || value === null || value === '' || value === own) return false;
    return path !== PHOTO || !isSamePhoto(value, own, origins);
  });
}

/** A client may hold a photo by its path or by its whole address, as seen from this server or from the portal. */
function isSamePhoto(sent: unknown, stored: unknown, { serverUrl, portalUrl }: Origins): boolean {
  if (typeof sent !== 'string' || typeof stored !== 'string' || !URL.canParse(sent, serverUrl)) return false;
  const { origin, pathname, search, hash } = new URL(sent, serverUrl);
  return [serverUrl, portalUrl].includes(origin) && pathname + search + hash === new URL(stored, serverUrl).pathname;
}

function valueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), root);
}
