import { POSITION_TEXTS } from '@quad/domain/messages';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { DropdownMenu } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface ComingSoonActionsProps {
  /** What the menu is about, which tells equal ones of many rows apart. */
  name: string;
  /** What can be done already, before them. */
  children: ReactNode;
}

/** What can be done to a position or a holder. Editing and deleting are in a menu, and say that they are still to come. */
export function ComingSoonActions({ name, children }: ComingSoonActionsProps) {
  const t = useTranslate();
  const [said, say] = useState<string>();
  const items = [
    { id: 'edit', label: t('Edit'), onSelect: () => say(t(POSITION_TEXTS.editComingSoon)) },
    { id: 'delete', label: t('Delete'), onSelect: () => say(t(POSITION_TEXTS.deleteComingSoon)) },
  ];
  return (
    <Inline gap="xs">
      {children}
      <DropdownMenu
        trigger={<IconButton label={t('What to do with {name}', { name })} icon={<Ellipsis size={20} aria-hidden="true" />} />}
        items={items}
      />
      {said && (
        <Text as="span" role="alert" size="s" tone="muted">
          {said}
        </Text>
      )}
    </Inline>
  );
}
