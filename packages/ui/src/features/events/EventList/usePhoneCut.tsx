import type { Event } from '@quad/domain/events';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useIsNarrow } from '../../useIsNarrow.ts';

interface AllEvents {
  readonly events: readonly Event[] | undefined;
  readonly count?: number | undefined;
  readonly onNearEnd?: (() => void) | undefined;
}

interface PhoneCut {
  readonly records: readonly Event[] | undefined;
  readonly recordCount: number | undefined;
  readonly onNearEnd: (() => void) | undefined;
  /** The button under them, where there are more. */
  readonly more: ReactNode;
}

/** On a phone the first so many events, and as many more whenever somebody asks; elsewhere all of them. */
export function usePhoneCut({ events, count, onNearEnd }: AllEvents, step: number): PhoneCut {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const [shownCount, setShownCount] = useState(step);
  if (!isNarrow || !events || (count ?? events.length) <= shownCount) {
    return { records: events, recordCount: count, onNearEnd, more: null };
  }
  const showMore = () => {
    setShownCount(shownCount + step);
    if (shownCount + step > events.length) onNearEnd?.();
  };
  const more = (
    <Button fullWidth onClick={showMore}>
      {t('Show more')}
    </Button>
  );
  return { records: events.slice(0, shownCount), recordCount: undefined, onNearEnd: undefined, more };
}
