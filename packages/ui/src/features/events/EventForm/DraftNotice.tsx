import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

/** Says that the form holds what was typed earlier, and offers to begin anew. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      actions={
        <Button size="small" onClick={onDiscard}>
          Discard draft
        </Button>
      }
    >
      This is what you had typed before. It has not been sent yet.
    </Banner>
  );
}
