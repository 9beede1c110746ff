import { ChangePassword, type ChangePasswordProps } from '@quad/ui/features/accounts';

/** The own password, a part of the settings. */
export function OwnPassword({ onChange }: ChangePasswordProps) {
  return <ChangePassword onChange={onChange} />;
}
