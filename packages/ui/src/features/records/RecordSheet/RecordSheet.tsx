import { confirmedByText, RECORD_KINDS, RECORD_TEXTS, type RecordEntry } from '@quad/domain/records';
import { PROFICIENCY_LEVELS } from '@quad/domain/skills';
import { formatLongDate } from '@quad/domain/time';
import { Award, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { LevelBadge } from '../../badges/LevelBadge/LevelBadge.tsx';
import { ProficiencyBadge } from '../../badges/ProficiencyBadge/ProficiencyBadge.tsx';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { printOnly, printSurface, screenOnly } from '../../surfaces/print.css.ts';
import { recordCard as line, words } from '../../surfaces/recordCard.css.ts';
import * as styles from './RecordSheet.css.ts';

export interface RecordSheetProps<Entry extends RecordEntry = RecordEntry> {
  /** The owner and the entries; undefined while loading. */
  record: { readonly name: string; readonly entries: readonly Entry[] } | undefined;
  /** The institute that has confirmed the record, named in print. */
  institute: string;
  /** The date of the printed record. */
  asOf: Date;
  /** Announced while loading. */
  loadingText?: string;
  /** Shown if there are no entries. */
  empty?: string;
  /** An explanation of possible entries, below that. */
  emptyHint?: string | undefined;
  /** The ids of the selected entries, for the owner; others are not printed. Without it all entries are printed. */
  shown?: ReadonlySet<string>;
  /** Called when an entry is selected or deselected. */
  onShownChange?: (toggled: { entryId: string; shown: boolean }) => void;
  /** Prints the page; the print styles show only the record. */
  onPrint?: () => void;
  /** Actions on the whole record, above it; not printed. */
  actions?: ReactNode;
  /** Renders the action on an entry, at its end. */
  actionOf?: (entry: Entry) => ReactNode;
}

function Level({ kind, level }: Pick<RecordEntry, 'kind' | 'level'>) {
  const proficiency = kind === 'skill' && PROFICIENCY_LEVELS.find((known) => known === level);
  return proficiency ? <ProficiencyBadge level={proficiency} /> : <LevelBadge level={level} />;
}

/** The facts after an entry's title. */
function Facts({ entry: { kind, level, unit, tenure, day } }: { entry: RecordEntry }) {
  const { locale } = useLocaleSettings();
  const facts = [unit, tenure, formatLongDate(day, 'UTC', locale)].filter(Boolean).join(' · ');
  return (
    <Inline gap="s">
      {level && <Level kind={kind} level={level} />}
      {facts && (
        <Text size="s" tone="muted">
          {facts}
        </Text>
      )}
    </Inline>
  );
}

type EntryLineProps<Entry extends RecordEntry> = Pick<RecordSheetProps<Entry>, 'shown' | 'onShownChange' | 'actionOf'> & { entry: Entry };

function EntryLine<Entry extends RecordEntry>({ entry, shown, onShownChange, actionOf }: EntryLineProps<Entry>) {
  const { _id, title } = entry;
  const isShown = shown?.has(_id) ?? true;
  const action = actionOf?.(entry);
  return (
    <li className={isShown ? styles.entry : `${styles.entry} ${styles.hiddenInPrint}`}>
      <div className={line}>
        <div className={words}>
          {onShownChange && (
            <div className={screenOnly}>
              <Checkbox label={title} checked={isShown} onCheckedChange={(checked) => onShownChange({ entryId: _id, shown: checked })} />
            </div>
          )}
          <div className={onShownChange && printOnly}>
            <Text weight="medium" wrap="anywhere">
              {title}
            </Text>
          </div>
          <Facts entry={entry} />
        </div>
        {action && <div className={screenOnly}>{action}</div>}
      </div>
    </li>
  );
}

/**
 * A person's confirmed achievements grouped by kind, for reading and printing; the owner can select what others see. Use RecordEditor
 * instead for the user's own record with its controls, MyPositions for positions with their duties.
 */
export function RecordSheet<Entry extends RecordEntry>({
  record,
  institute,
  asOf,
  loadingText = RECORD_TEXTS.loadingShared,
  empty = RECORD_TEXTS.noneShared,
  emptyHint,
  shown,
  onShownChange,
  onPrint,
  actions,
  actionOf,
}: RecordSheetProps<Entry>) {
  const words = useLocaleSettings();
  const t = useTranslate();
  if (!record) {
    return (
      <LoadingShape label={t(loadingText)}>
        <Card>
          <Stack>
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </Stack>
        </Card>
      </LoadingShape>
    );
  }
  const { name, entries } = record;
  if (entries.length === 0)
    return <EmptyRecordList icon={Award} title={t(empty)} description={emptyHint === undefined ? undefined : t(emptyHint)} />;
  const isPrinted = ({ _id }: RecordEntry) => shown?.has(_id) ?? true;
  return (
    <div className={printSurface}>
      {(onPrint || actions) && (
        <div className={screenOnly}>
          <Inline justify={actions ? 'between' : 'end'}>
            {actions}
            {onPrint && (
              <Button size="s" icon={<Printer size={16} aria-hidden="true" />} onClick={onPrint}>
                {t(RECORD_TEXTS.print)}
              </Button>
            )}
          </Inline>
        </div>
      )}
      <div className={printOnly}>
        <Heading level={1} size="xl">
          {name}
        </Heading>
        <Text size="s">{confirmedByText(institute, asOf, words.timeZone, words)}</Text>
      </div>
      {RECORD_KINDS.map((kind) => ({ kind, own: entries.filter((entry) => entry.kind === kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <div key={kind} className={own.some(isPrinted) ? styles.kind : styles.hiddenInPrint}>
            <Card>
              <Section title={t(RECORD_TEXTS.kinds[kind])}>
                <ul>
                  {own.map((entry) => (
                    <EntryLine key={entry._id} entry={entry} shown={shown} onShownChange={onShownChange} actionOf={actionOf} />
                  ))}
                </ul>
              </Section>
            </Card>
          </div>
        ))}
    </div>
  );
}
