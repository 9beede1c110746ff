import { type AdminUnit, UNIT_STATES } from '@quad/domain/administration';
import { UNIT_CATEGORIES, unitTypeName } from '@quad/domain/org-units';
import { Ellipsis, Network } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { DropdownMenu } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { spoken, wordOptions } from '../../capitalized.ts';
import { type FilteredListProps, FilteredRecords } from '../FilteredRecords.tsx';
import { UNIT_STATE_NAMES } from '../texts.ts';

/** What units are narrowed down by, each blank where it lets all through. */
export interface UnitListFilters {
  readonly search: string;
  readonly category: string;
  readonly state: string;
}

export const NO_UNIT_FILTERS: UnitListFilters = { search: '', category: '', state: '' };

/** What an administrator may do to a unit. */
export type UnitAct = 'change' | 'contact' | 'archive' | 'restore';

export interface UnitListProps extends FilteredListProps<UnitListFilters> {
  /** Units by name; undefined while they are on their way, or where they did not come. */
  units: readonly AdminUnit[] | undefined;
  /** Something is to be done to a unit: ask for what it takes, or do it. */
  onAction: (about: { act: UnitAct; unit: AdminUnit }) => void;
  /** The reader, to whose own unit nothing can be done here. */
  ownId: string;
}

const ACTS = {
  change: 'Change or move',
  contact: 'Change the contact',
  archive: 'Archive',
  restore: 'Restore',
} as const satisfies Record<UnitAct, string>;

function Unit({ unit, ownId, onAction }: { unit: AdminUnit } & Pick<UnitListProps, 'ownId' | 'onAction'>) {
  const t = useTranslate();
  const { name, type, category, parent, is_active, contact, contact_email } = unit;
  const acts: UnitAct[] = ['change', 'contact', is_active ? 'archive' : 'restore'];
  const items = acts.map((act) => ({ id: act, label: t(ACTS[act]), onSelect: () => onAction({ act, unit }) }));
  return (
    <Inline justify="between" wrap={false}>
      <Stack gap="xxs">
        <Text weight="medium" wrap="anywhere">
          {name}
        </Text>
        <Text size="s" tone="muted" wrap="anywhere">
          {[contact?.name ?? t('Nobody has an account with the contact address'), contact_email].join(' · ')}
        </Text>
        <Inline gap="xs">
          <Badge>{t(unitTypeName(type))}</Badge>
          {spoken(wordOptions([category]), t).map(({ value, label }) => (
            <Badge key={value}>{label}</Badge>
          ))}
          {parent && (
            <Text size="s" tone="muted" wrap="anywhere">
              {t('belongs to {unit}', { unit: parent.name })}
            </Text>
          )}
          {!is_active && <Badge tone="caution">{t('Archived')}</Badge>}
        </Inline>
      </Stack>
      {contact?._id === ownId ? (
        <Text size="s" tone="muted">
          {t('Your own unit')}
        </Text>
      ) : (
        <DropdownMenu
          trigger={<IconButton label={t('What to do with {name}', { name })} icon={<Ellipsis size={20} aria-hidden="true" />} />}
          items={items}
        />
      )}
    </Inline>
  );
}

/** Every council, club and committee, for administrators: searched, narrowed down, and with what can be done to each. */
export function UnitList({ units, onAction, ownId, ...list }: UnitListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const draw = useCallback((unit: AdminUnit) => <Unit unit={unit} ownId={ownId} onAction={onAction} />, [ownId, onAction]);
  return (
    <FilteredRecords
      {...list}
      label={t('Units')}
      items={units}
      none={NO_UNIT_FILTERS}
      filterLabel={t('Filter units')}
      searchHint={t('Name or contact email')}
      choices={[
        { name: 'category', label: t('Category'), options: spoken(wordOptions(UNIT_CATEGORIES), t) },
        { name: 'state', label: t('State'), options: UNIT_STATES.map((state) => ({ value: state, label: t(UNIT_STATE_NAMES[state]) })) },
      ]}
      summary={(count) => (count === 1 ? t('1 unit') : t('{units} units', { units: count.toLocaleString(locale) }))}
      estimatedHeight={88}
      loadingText={t('Loading units...')}
      empty={(filtered) => <None filtered={filtered} />}
    >
      {draw}
    </FilteredRecords>
  );
}

function None({ filtered }: { filtered: boolean }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Network size={24} aria-hidden="true" />}
      title={filtered ? t('No units found') : t('There are no units yet')}
      description={
        filtered
          ? t('Try another name or address, or clear the filters.')
          : t('Bring a table of units in, or have the president create them.')
      }
    />
  );
}
