import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { BareLink } from '../../primitives/Link/BareLink.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { type NavigationLink, pictureOf } from '../navigation.ts';
import { item as itemStyle, list, picture } from './Sidebar.css.ts';

export interface SidebarItemsProps {
  label: string;
  items: readonly NavigationLink[];
  currentId?: string;
  isCollapsed?: boolean;
  /** Called when an item was chosen, before the app goes there. */
  onChoose?: () => void;
  /** Called when an item is about to be chosen, by pointer or by focus: time to fetch what it leads to. */
  onApproach?: (item: NavigationLink) => void;
}

interface SidebarItemProps {
  item: NavigationLink;
  isCurrent: boolean;
  isCollapsed: boolean;
  onChoose?: () => void;
  onApproach?: () => void;
}

function SidebarItem({ item, isCurrent, isCollapsed, onChoose, onApproach }: SidebarItemProps) {
  const Icon = pictureOf(item);
  const anchor = { href: item.href, 'aria-current': isCurrent ? ('page' as const) : undefined, className: itemStyle({ isCollapsed }) };
  if (!isCollapsed) {
    return (
      <BareLink {...anchor} onClick={onChoose} onPointerEnter={onApproach} onFocus={onApproach}>
        <Icon size={20} aria-hidden="true" className={picture} />
        {item.label}
      </BareLink>
    );
  }
  return (
    <Tooltip text={item.label} side="beside" isLabel>
      <BareLink {...anchor} onPointerEnter={onApproach} onFocus={onApproach}>
        <Icon size={20} aria-hidden="true" />
        <VisuallyHidden>{item.label}</VisuallyHidden>
      </BareLink>
    </Tooltip>
  );
}

/** The list of places itself, for the sidebar and for the drawer of a phone. */
export function SidebarItems({ label, items, currentId, isCollapsed = false, onChoose, onApproach }: SidebarItemsProps) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.id}>
            <SidebarItem
              item={item}
              isCurrent={item.id === currentId}
              isCollapsed={isCollapsed}
              onChoose={onChoose}
              onApproach={() => onApproach?.(item)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
