import { type DailyLimitKind, dailyLimitNote } from '@quad/domain/daily-limits';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

interface DailyLimitNoteProps {
  kind: DailyLimitKind;
  /** How often the action is still allowed today; undefined while it is unknown. */
  remaining: number | undefined;
  /** How many more items may wait for endorsement, if they need one. */
  unendorsed?: number | undefined;
}

/** A note beside a button with the number of remaining submissions, shown when only a few are left. */
export function DailyLimitNote({ kind, remaining, unendorsed }: DailyLimitNoteProps) {
  const t = useTranslate();
  const note = dailyLimitNote(kind, remaining, unendorsed);
  return note ? (
    <Text size="s" tone="muted" role="status">
      {t(note.text, note.values)}
    </Text>
  ) : null;
}
