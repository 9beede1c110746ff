import { type DailyLimitKind, dailyLimitNote } from '@quad/domain/daily-limits';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

interface DailyLimitNoteProps {
  kind: DailyLimitKind;
  /** How often it may still be done; undefined as long as that is not known. */
  left: number | undefined;
  /** How much more of one's own may wait for endorsement, where it has to be endorsed. */
  unendorsed?: number | undefined;
}

/** Beside a button: how often one may still do it, from a few times on. */
export function DailyLimitNote({ kind, left, unendorsed }: DailyLimitNoteProps) {
  const t = useTranslate();
  const note = dailyLimitNote(kind, left, unendorsed);
  return note ? (
    <Text size="s" tone="muted" role="status">
      {t(note.text, note.values)}
    </Text>
  ) : null;
}
