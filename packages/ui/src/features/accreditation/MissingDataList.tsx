import { ACCREDITATION_SCREEN_TEXTS, MISSING_DATA_TEXTS, type MissingData } from '@quad/domain/accreditation';
import { formatDay } from '@quad/domain/time';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface MissingDataListProps {
  /** The missing data, grouped by kind. */
  groups: readonly MissingData[];
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

/** The number of items that are listed per kind; the others are counted. */
const MAX_ITEMS = 5;

/** The data that is missing for accreditation, with links to where it can be added. */
export function MissingDataList({ groups, now }: MissingDataListProps) {
  const { locale, translate: t } = useLocaleSettings();
  if (groups.length === 0) return <Text tone="muted">{t(ACCREDITATION_SCREEN_TEXTS.nothingMissing)}</Text>;
  return (
    <Stack>
      {groups.map(({ kind, count, href, items }) => (
        <Stack key={kind} gap="xs">
          <Text weight="medium">
            <Link href={href}>{t(MISSING_DATA_TEXTS[kind], { count })}</Link>
          </Text>
          {items.slice(0, MAX_ITEMS).map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the order does not change.
            <Text key={`${item.href} ${item.title} ${index}`} size="s" tone="muted">
              {item.href === href ? item.title : <Link href={item.href}>{item.title}</Link>} · {formatDay(item.day, 'UTC', locale, now)}
            </Text>
          ))}
          {items.length > 0 && count > Math.min(MAX_ITEMS, items.length) && (
            <Text size="s" tone="muted">
              {t(ACCREDITATION_SCREEN_TEXTS.othersMissing, { count: count - Math.min(MAX_ITEMS, items.length) })}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
