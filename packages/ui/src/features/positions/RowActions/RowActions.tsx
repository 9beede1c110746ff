import { POSITION_TEXTS } from '@quad/domain/messages';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DropdownMenu } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface RowActionsProps {
  /** What the menu is about, which tells equal ones of many rows apart. */
  name: string;
  /** Id of the element that tells whose details they are. */
  describedBy: string;
  /** Somebody wants to know more. */
  onView: () => void;
}

/** What can be done with a position or a holder: the details, and in a menu editing and deleting, which say that they are still to come. */
export function RowActions({ name, describedBy, onView }: RowActionsProps) {
  const t = useTranslate();
  const [said, say] = useState<string>();
  const items = [
    { id: 'edit', label: t('Edit'), onSelect: () => say(t(POSITION_TEXTS.editComingSoon)) },
    { id: 'delete', label: t('Delete'), onSelect: () => say(t(POSITION_TEXTS.deleteComingSoon)) },
  ];
  return (
    <Inline gap="xs" justify="end">
      <Button size="s" variant="quiet" aria-describedby={describedBy} onClick={onView}>
        {t('View Details')}
      </Button>
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
