import type { RegistrationEntry } from '@quad/domain/registrations';

/** What somebody on the list is called, also where no name came. */
export function nameOf({ person }: RegistrationEntry): string {
  return person.personal_info.name.trim() || 'User';
}
