import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { bar, end, menuButton, subtitle as subtitleStyle, title as titleStyle, words } from './TopBar.css.ts';

export interface TopBarProps {
  /** Where the person is, as the page's top heading; left out where the content brings that heading itself. */
  title?: string;
  /** A few quiet words under the title. */
  subtitle?: ReactNode;
  /** Opens the navigation of a phone; its button is not rendered where the sidebar is. */
  onOpenNavigation?: () => void;
  /** The profile menu and what else belongs to the person. */
  children?: ReactNode;
}

/** Over every section: its title, and what belongs to the person. */
export function TopBar({ title, subtitle, onOpenNavigation, children }: TopBarProps) {
  const t = useTranslate();
  return (
    <header className={bar}>
      {onOpenNavigation && (
        <span className={menuButton}>
          <IconButton
            label={t('Open navigation')}
            icon={<Menu size={20} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={onOpenNavigation}
          />
        </span>
      )}
      {title && (
        <div className={words}>
          <h1 className={titleStyle}>{title}</h1>
          {subtitle && <div className={subtitleStyle}>{subtitle}</div>}
        </div>
      )}
      {children && <div className={end}>{children}</div>}
    </header>
  );
}
