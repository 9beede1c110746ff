import { POSITION_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DropdownMenu } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Dots } from '../../surfaces/Dots.tsx';

export interface RowActionsProps {
  /** The name of the row's item, which distinguishes the menus of many rows. */
  name: string;
  /** The id of the element that describes whose details are shown. */
  describedBy: string;
  /** Called to show the details. */
  onView: () => void;
}

/** The actions on a position or holder: the details, and a menu in which editing and deleting are announced as unavailable. */
export function RowActions({ name, describedBy, onView }: RowActionsProps) {
  const t = useTranslate();
  const [said, say] = useState<string>();
  const items = [
    { id: 'edit', label: t('Edit'), onSelect: () => say(t(POSITION_TEXTS.editComingSoon)) },
    { id: 'delete', label: t('Delete'), onSelect: () => say(t(POSITION_TEXTS.deleteComingSoon)) },
  ];
  return (
    <>
      {/* A single element without a label to reserve space for, because long lists have many of these. */}
      <Button size="s" variant="quiet" asChild>
        <button type="button" aria-describedby={describedBy} onClick={onView}>
          {t('View Details')}
        </button>
      </Button>
      <DropdownMenu trigger={<IconButton label={t('What to do with {name}', { name })} icon={<Dots />} />} items={items} />
      {said && (
        <Text as="span" role="alert" size="s" tone="muted">
          {said}
        </Text>
      )}
    </>
  );
}
