import { FOLLOW_TEXTS } from '@quad/domain/calendar';
import type { UnitReference } from '@quad/domain/org-units';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { DailyLimitNote } from '../../daily-limits/DailyLimitNote.tsx';
import { useAction } from '../../forms/useAction.ts';

export interface FollowButtonProps {
  /** Whom one follows. */
  unit: UnitReference;
  /** Whether one does so now; undefined while that is not known, and then there is no button. */
  pressed: boolean | undefined;
  /** Follows, or follows no more. Where the promise is rejected, it says why. */
  onPressedChange: (pressed: boolean) => Promise<unknown>;
}

export interface FollowNoteProps {
  /** How many more can be followed today; undefined while that is not known, and then nothing is said. */
  left: number | undefined;
}

/** Beside the button of one unit, or over those of many: how many more can be followed today, from a few on. */
export function FollowNote({ left }: FollowNoteProps) {
  return <DailyLimitNote kind="follows" left={left} />;
}

/** Follows a unit, so that its events are in one's calendar, or does so no more. It makes nobody a member. */
export function FollowButton({ unit, pressed, onPressedChange }: FollowButtonProps) {
  const t = useTranslate();
  const { failure, run } = useAction();
  if (pressed === undefined) return null;
  return (
    <>
      <span>
        <Button
          size="s"
          aria-label={t(pressed ? FOLLOW_TEXTS.unfollowUnit : FOLLOW_TEXTS.followUnit, { unit: unit.name })}
          onClick={() => void run(() => onPressedChange(!pressed), FOLLOW_TEXTS.failed)}
        >
          {t(pressed ? FOLLOW_TEXTS.unfollow : FOLLOW_TEXTS.follow)}
        </Button>
      </span>
      {failure && <ErrorState description={failure} />}
    </>
  );
}
