import { POINT_RULES_TEXTS, type RulesComparisonAnswer } from '@quad/domain/activity-points';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { studentName } from '../studentName.ts';

/** The number of students that are named; the others are counted. */
const NAMED = 10;

/** The effect of the rules on students' points, shown before they are saved. */
export function ComparedRules({ answer, threshold }: { answer: RulesComparisonAnswer; threshold: number }) {
  const { locale, translate: t } = useLocaleSettings();
  const { students, changed, falling, rising } = answer;
  const count = (number: number) => number.toLocaleString(locale);
  const values = { students: count(falling.length), all: count(students), points: threshold };
  const named = falling.slice(0, NAMED).map(studentName);
  return (
    <Card role="status">
      <Stack gap="xs">
        <Text weight="medium">{t(falling.length === 0 ? POINT_RULES_TEXTS.fallNobody : POINT_RULES_TEXTS.fall, values)}</Text>
        {named.length > 0 && (
          <Text size="s" tone="muted" wrap="anywhere">
            {[...named, ...(falling.length > NAMED ? [t(POINT_RULES_TEXTS.more, { students: count(falling.length - NAMED) })] : [])].join(
              ', ',
            )}
          </Text>
        )}
        {rising.length > 0 && <Text>{t(POINT_RULES_TEXTS.rise, { students: count(rising.length) })}</Text>}
        <Text>{t(POINT_RULES_TEXTS.changed, { students: count(changed) })}</Text>
      </Stack>
    </Card>
  );
}
