import { FOLLOW_TEXTS } from '@quad/domain/calendar';
import type { UnitReference } from '@quad/domain/org-units';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { DailyLimitNote } from '../../daily-limits/DailyLimitNote.tsx';
import { useAction } from '../../forms/useAction.ts';

export interface FollowButtonProps {
  /** The unit. */
  unit: UnitReference;
  /** Whether the user follows the unit; undefined if it is unknown, when there is no button. */
  pressed: boolean | undefined;
  /** Follows or unfollows. If the promise rejects, the button shows why. */
  onPressedChange: (pressed: boolean) => Promise<unknown>;
}

export interface FollowNoteProps {
  /** The number of units that can still be followed today; undefined if it is unknown, when nothing is shown. */
  remaining: number | undefined;
}

/** A note with the number of units that can still be followed today, shown when only a few are left. */
export function FollowNote({ remaining }: FollowNoteProps) {
  return <DailyLimitNote kind="follows" remaining={remaining} />;
}

/** Follows a unit, so that its events appear in the user's calendar, or unfollows it. It does not make the user a member. */
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
