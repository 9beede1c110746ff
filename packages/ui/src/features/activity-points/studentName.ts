import type { StudentReference } from '@quad/domain/accounts';

/** A student's name, otherwise the roll number or address. */
export function studentName({ personal_info, user_id, username }: StudentReference): string {
  return personal_info?.name || user_id || username || '';
}
