import { useFindAnything } from '@quad/api-client/hooks';
import { SearchMenu } from '@quad/ui/features/search';
import { useState } from 'react';
import { readRecentPlaces, storeRecentPlace } from '../../app/shell/recentPlaces.ts';
import { useRole, useUser } from '../../app/useUser.ts';

export interface FindAnythingProps {
  onClose: () => void;
}

/** The search menu that opens any place in the portal; it is open as long as it is rendered. */
export function FindAnything({ onClose }: FindAnythingProps) {
  const { _id: by } = useUser();
  const role = useRole();
  const find = useFindAnything();
  const [recent] = useState(() => readRecentPlaces(by));
  return (
    <SearchMenu
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role={role}
      onSearch={find}
      recent={recent}
      onSelect={(place) => place.href !== '/logout' && storeRecentPlace(by, place)}
    />
  );
}
