import { Ellipsis } from 'lucide-react';
import { BareLink } from '../../primitives/Link/BareLink.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { type NavigationLink, pictureOf } from '../navigation.ts';
import { foot, place, word } from './FootBar.css.ts';

interface FootBarProps {
  items: readonly NavigationLink[];
  currentId?: string | undefined;
  onOpenNavigation: () => void;
}

/** How many links fit beside the button that opens the whole navigation. */
const MAX_PLACES = 4;

/** The bottom bar of a phone: the first links of the navigation, and a button for all of them. */
export function FootBar({ items, currentId, onOpenNavigation }: FootBarProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('Sections')} className={foot}>
      {items.slice(0, MAX_PLACES).map((item) => {
        const Picture = pictureOf(item);
        return (
          <BareLink key={item.id} href={item.href} aria-current={item.id === currentId ? 'page' : undefined} className={place}>
            <Picture size={20} aria-hidden="true" />
            <span className={word}>{item.label}</span>
          </BareLink>
        );
      })}
      <button type="button" aria-haspopup="dialog" onClick={onOpenNavigation} className={place}>
        <Ellipsis size={20} aria-hidden="true" />
        <span className={word}>{t('More')}</span>
      </button>
    </nav>
  );
}
