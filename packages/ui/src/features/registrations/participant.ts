import type { RegistrationEntry } from '@quad/domain/registrations';

/** The name of a person on the list, with a fallback. */
export function nameOf({ person }: RegistrationEntry): string {
  return person.personal_info.name.trim() || 'User';
}
