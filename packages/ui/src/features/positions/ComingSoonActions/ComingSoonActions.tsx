import { POSITION_TEXTS } from '@quad/domain/messages';
import { type ReactNode, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface ComingSoonActionsProps {
  /** Id of what the buttons are about, which tells equal buttons of many cards apart. */
  describedBy: string;
  /** What can be done already, before them. */
  children: ReactNode;
}

/** The buttons of a position or a holder. Editing and deleting can be pressed, and say that they are still to come. */
export function ComingSoonActions({ describedBy, children }: ComingSoonActionsProps) {
  const t = useTranslate();
  const [said, say] = useState<string>();
  return (
    <Inline gap="xs">
      {children}
      <Button size="small" variant="quiet" aria-describedby={describedBy} onClick={() => say(t(POSITION_TEXTS.editComingSoon))}>
        {t('Edit')}
      </Button>
      <Button size="small" variant="quiet" aria-describedby={describedBy} onClick={() => say(t(POSITION_TEXTS.deleteComingSoon))}>
        {t('Delete')}
      </Button>
      {said && (
        <Text as="span" role="alert" size="s" tone="muted">
          {said}
        </Text>
      )}
    </Inline>
  );
}
