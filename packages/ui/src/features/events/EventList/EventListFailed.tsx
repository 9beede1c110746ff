import { EVENT_TEXTS } from '@quad/domain/messages';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';

export interface EventListFailedProps {
  /** What went wrong: the server's sentence, else the default one. */
  error: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says that the events could not be loaded, and offers to try again. */
export function EventListFailed({ error, onRetry, isRetrying }: EventListFailedProps) {
  return <ErrorState message={EVENT_TEXTS.listFailed(error)} onRetry={onRetry} isRetrying={isRetrying} />;
}
