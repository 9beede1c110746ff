import { POSITION_TEXTS } from '@quad/domain/messages';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { actions, message } from './ComingSoonActions.css.ts';

export interface ComingSoonActionsProps {
  /** Id of what the buttons are about, which tells equal buttons of many cards apart. */
  describedBy: string;
  /** What can be done already, before them. */
  children: ReactNode;
}

/** The buttons of a position or a holder. Editing and deleting can be pressed, and say that they are still to come. */
export function ComingSoonActions({ describedBy, children }: ComingSoonActionsProps) {
  const [said, say] = useState<string>();
  return (
    <div className={actions}>
      {children}
      <Button size="small" variant="quiet" aria-describedby={describedBy} onClick={() => say(POSITION_TEXTS.editComingSoon)}>
        Edit
      </Button>
      <Button size="small" variant="quiet" aria-describedby={describedBy} onClick={() => say(POSITION_TEXTS.deleteComingSoon)}>
        Delete
      </Button>
      {said && (
        <span role="alert" className={message}>
          {said}
        </span>
      )}
    </div>
  );
}
