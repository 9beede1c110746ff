import { Bell, Settings } from 'lucide-react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { BareLink } from '../../../primitives/Link/BareLink.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { brand, end, header, search } from './GensecHeader.css.ts';

export interface GensecHeaderProps {
  /** The portal's name, linked to its home page. */
  portalTitle: string;
  /** The user's name, shown as initials. */
  name: string;
}

const SOON = 'Coming soon';

/**
 * The header of a GenSec's dashboard. Search, notifications and settings are placeholders that are announced as unavailable
 * (docs/specification/dashboard.md#dashboard-gensec).
 */
export function GensecHeader({ portalTitle, name }: GensecHeaderProps) {
  const t = useTranslate();
  return (
    <header className={header}>
      <BareLink href="/dashboard" className={brand}>
        {portalTitle}
      </BareLink>
      <div className={search}>
        <Tooltip content={t(SOON)}>
          <SearchField label={t('Search')} readOnly aria-disabled="true" />
        </Tooltip>
      </div>
      <div className={end}>
        <IconButton label={t('Notifications')} icon={<Bell size={20} aria-hidden="true" />} unavailableReason={t(SOON)} />
        <IconButton label={t('Settings')} icon={<Settings size={20} aria-hidden="true" />} unavailableReason={t(SOON)} />
        <Button href="/logout" size="s">
          {t('Logout')}
        </Button>
        <Avatar name={name} />
      </div>
    </header>
  );
}
