import { Ellipsis } from 'lucide-react';
import { BareLink } from '../../primitives/Link/BareLink.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { iconOf, type NavigationLink } from '../navigation.ts';
import { bottomBar, label, link } from './BottomBar.css.ts';

interface BottomBarProps {
  items: readonly NavigationLink[];
  currentId?: string | undefined;
  onOpenNavigation: () => void;
}

/** How many links fit beside the button that opens the whole navigation. */
const MAX_LINKS = 4;

/** The bottom bar of a phone: the first links of the navigation, and a button for all of them. */
export function BottomBar({ items, currentId, onOpenNavigation }: BottomBarProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('Sections')} className={bottomBar}>
      {items.slice(0, MAX_LINKS).map((item) => {
        const Icon = iconOf(item);
        return (
          <BareLink key={item.id} href={item.href} aria-current={item.id === currentId ? 'page' : undefined} className={link}>
            <Icon size={20} aria-hidden="true" />
            <span className={label}>{item.label}</span>
          </BareLink>
        );
      })}
      <button type="button" aria-haspopup="dialog" onClick={onOpenNavigation} className={link}>
        <Ellipsis size={20} aria-hidden="true" />
        <span className={label}>{t('More')}</span>
      </button>
    </nav>
  );
}
