import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { BareLink } from '../Link/BareLink.tsx';
import type { OpenProps } from '../overlay/open.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { divider, item as itemStyle, menu } from './DropdownMenu.css.ts';

/** An item has either an address or an action. */
export type DropdownMenuTarget = { href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void };

interface MenuItemBase {
  id: string;
  label: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Starts a new group, with a line above the item. */
  groupStart?: boolean;
}

export type DropdownMenuItem = MenuItemBase & DropdownMenuTarget;

export interface DropdownMenuProps extends OpenProps {
  /** A Button or IconButton that opens the menu. */
  trigger: ReactNode;
  /** The items, in this order. */
  items: readonly DropdownMenuItem[];
}

function MenuItem({ item }: { item: DropdownMenuItem }) {
  if (item.href !== undefined) {
    return (
      <RadixMenu.Item asChild>
        <BareLink href={item.href} className={itemStyle}>
          {item.icon}
          {item.label}
        </BareLink>
      </RadixMenu.Item>
    );
  }
  return (
    <RadixMenu.Item className={itemStyle} onSelect={item.onSelect}>
      {item.icon}
      {item.label}
    </RadixMenu.Item>
  );
}

/** A menu of further actions and links, opened by a button. Use Buttons instead for two or three actions. */
export function DropdownMenu({ trigger, items, ...open }: DropdownMenuProps) {
  const portalContainer = usePortalContainer();
  return (
    <RadixMenu.Root {...open} modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal container={portalContainer}>
        <RadixMenu.Content className={menu} align="end" sideOffset={6} collisionPadding={8}>
          {items.map((item) => (
            <div key={item.id} role="none">
              {item.groupStart && <RadixMenu.Separator className={divider} />}
              <MenuItem item={item} />
            </div>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
