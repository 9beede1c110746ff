import { Bell, Settings } from 'lucide-react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { BareLink } from '../../../primitives/Link/BareLink.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { brand, end, header, search } from './GensecHeader.css.ts';

export interface GensecHeaderProps {
  /** The portal's name; leads to its start. */
  portalTitle: string;
  /** Whose dashboard it is; shown as two letters. */
  name: string;
}

const SOON = 'Coming soon';

/** Over a GenSec's dashboard. Search, bell and settings are there and do nothing yet, and say so (specification 1, section 2). */
export function GensecHeader({ portalTitle, name }: GensecHeaderProps) {
  return (
    <header className={header}>
      <BareLink href="/dashboard" className={brand}>
        {portalTitle}
      </BareLink>
      <div className={search}>
        <Tooltip text={SOON}>
          <SearchField label="Search" readOnly aria-disabled="true" />
        </Tooltip>
      </div>
      <div className={end}>
        <IconButton label="Notifications" icon={<Bell size={20} aria-hidden="true" />} unavailableReason={SOON} />
        <IconButton label="Settings" icon={<Settings size={20} aria-hidden="true" />} unavailableReason={SOON} />
        <Button href="/logout" size="small">
          Logout
        </Button>
        <Avatar name={name} />
      </div>
    </header>
  );
}
