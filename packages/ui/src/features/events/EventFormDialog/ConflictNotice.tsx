import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface ConflictNoticeProps {
  /** Labels of the fields in which the form differs from the event as it is now. */
  fields: readonly string[];
  /** Puts the event as it is now into the form. */
  onTakeTheirs: () => void;
  /** Lets what is typed be saved over it. */
  onKeepMine: () => void;
}

/** Says that somebody else has changed the event that is being edited, and leaves it to the person whose version counts. */
export function ConflictNotice({ fields, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const actions = (
    <>
      <Button size="small" onClick={onTakeTheirs}>
        Load their version
      </Button>
      <Button size="small" onClick={onKeepMine}>
        Keep mine
      </Button>
    </>
  );
  return (
    <Banner tone="caution" title="Somebody else has changed this event in the meantime." actions={actions} isAnnounced>
      {fields.length > 0 ? `Your version differs in: ${fields.join(', ')}.` : 'Your version says the same.'}
    </Banner>
  );
}
