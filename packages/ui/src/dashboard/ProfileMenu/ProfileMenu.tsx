import { lazy, Suspense } from 'react';
import type { DropdownMenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { ProfileTrigger } from './ProfileTrigger.tsx';

const DropdownMenu = lazy(async () => ({ default: (await import('../../primitives/DropdownMenu/DropdownMenu.tsx')).DropdownMenu }));

export interface ProfileMenuProps {
  /** Whose menu it is. */
  name: string;
  items: readonly DropdownMenuItem[];
}

/** What belongs to the person: profile, settings, signing out. The menu itself arrives after the page. */
export function ProfileMenu({ name, items }: ProfileMenuProps) {
  return (
    <Suspense fallback={<ProfileTrigger name={name} />}>
      <DropdownMenu trigger={<ProfileTrigger name={name} />} items={items} />
    </Suspense>
  );
}
