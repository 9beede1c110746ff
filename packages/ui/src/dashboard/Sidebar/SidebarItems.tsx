import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { BareLink } from '../../primitives/Link/BareLink.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { iconOf, type NavigationLink } from '../navigation.ts';
import { item as itemStyle, list, picture } from './Sidebar.css.ts';

export interface SidebarItemsProps {
  label: string;
  items: readonly NavigationLink[];
  currentId?: string;
  collapsed?: boolean;
  /** Called when a link is followed, before the app navigates. */
  onSelect?: () => void;
  /** Called when the pointer or the focus reaches a link, to prefetch its page. */
  onApproach?: (item: NavigationLink) => void;
}

interface SidebarItemProps {
  item: NavigationLink;
  current: boolean;
  collapsed: boolean;
  onSelect?: () => void;
  onApproach?: () => void;
}

function SidebarItem({ item, current, collapsed, onSelect, onApproach }: SidebarItemProps) {
  const Icon = iconOf(item);
  const anchor = { href: item.href, 'aria-current': current ? ('page' as const) : undefined, className: itemStyle({ collapsed }) };
  if (!collapsed) {
    return (
      <BareLink {...anchor} onClick={onSelect} onPointerEnter={onApproach} onFocus={onApproach}>
        <Icon size={20} aria-hidden="true" className={picture} />
        {item.label}
      </BareLink>
    );
  }
  return (
    <Tooltip content={item.label} side="beside" type="label">
      <BareLink {...anchor} onPointerEnter={onApproach} onFocus={onApproach}>
        <Icon size={20} aria-hidden="true" />
        <VisuallyHidden>{item.label}</VisuallyHidden>
      </BareLink>
    </Tooltip>
  );
}

/** The list of links, for the sidebar and for the drawer of a phone. */
export function SidebarItems({ label, items, currentId, collapsed = false, onSelect, onApproach }: SidebarItemsProps) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.id}>
            <SidebarItem
              item={item}
              current={item.id === currentId}
              collapsed={collapsed}
              onSelect={onSelect}
              onApproach={() => onApproach?.(item)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
