import {
  blockingSeconds,
  type ColumnMap,
  checkBlocking,
  type Import,
  type ImportRow,
  type ImportStep,
  importColumns,
  isProcessing,
  missingColumns,
  ROW_STATUS_VALUES,
  type RowStatus,
} from '@quad/domain/administration';
import { formatMessage } from '@quad/domain/messages';
import { formatDateTime, instantAt } from '@quad/domain/time';
import { type ReactNode, useCallback, useState } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { type AdminListProps, AdminRecord, BLANK_RECORD } from '../AdminRecords.tsx';
import { ROW_STATUS_NAMES, ROW_STATUS_TONES, STATE_NAMES } from '../texts.ts';

export interface ImportReviewProps extends AdminListProps<ImportRow> {
  /** The imported table and its status. */
  imported: Import;
  /** Shows only rows with this status; undefined for all rows. */
  rowStatus: RowStatus | undefined;
  /** Called when another status is selected. */
  onRowStatusChange: (rowStatus: RowStatus | undefined) => void;
  /** Assigns the columns and checks every row. The button is busy while the promise is pending, and a rejection is shown. */
  onCheck: (columns: ColumnMap) => Promise<unknown>;
  /** Applies the checked import, at once or at a given time. */
  onApply: (at: string | null) => Promise<unknown>;
  /** Undoes an applied import, or cancels a scheduled one. */
  onUndo: () => Promise<unknown>;
  /** Exports the rows with errors as a file. */
  onSaveWrong: () => Promise<unknown>;
}

const keyOf = ({ line }: ImportRow) => String(line);

function Line({ row }: { row: ImportRow }) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const note = formatMessage(row.sentence ?? row.note, settings);
  return (
    <AdminRecord
      title={<Text wrap="anywhere">{row.cells.filter(Boolean).join(' · ')}</Text>}
      lines={[[t('Line {line}', { line: row.line }), note].filter(Boolean).join('. ')]}
      end={row.status && <Badge tone={ROW_STATUS_TONES[row.status]}>{t(ROW_STATUS_NAMES[row.status])}</Badge>}
    />
  );
}

const draw = (row: ImportRow) => <Line row={row} />;

type Actions = ReturnType<typeof useAction>;

/** What a step means for everybody else, before it is started: whether it is refused, and a warning. */
function useBlocking(imported: Import, step: ImportStep): { isRefused: boolean; text: string | undefined } {
  const settings = useLocaleSettings();
  const { translate: t, locale } = settings;
  const outcome = checkBlocking(imported, step);
  if (!outcome.ok) return { isRefused: true, text: formatMessage(outcome.refusal.sentence ?? outcome.refusal.message, settings) };
  const seconds = blockingSeconds(imported, step);
  const text = t('This takes about {n} seconds, during which the portal does not respond.', { n: seconds.toLocaleString(locale) });
  return { isRefused: false, text: seconds > 1 ? text : undefined };
}

function Columns({ imported, onCheck, actions }: Pick<ImportReviewProps, 'imported' | 'onCheck'> & { actions: Actions }) {
  const t = useTranslate();
  const [columns, setColumns] = useState<ColumnMap>(imported.columns);
  const missing = missingColumns(imported.kind, columns);
  const blocking = useBlocking(imported, 'check');
  const options = imported.header.map((name, index) => ({
    value: String(index),
    label: name || t('Column {number}', { number: index + 1 }),
  }));
  return (
    <Section title={t('Assign columns')}>
      <Stack>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="m">
          {importColumns(imported.kind).map(([field, { header, isNeeded }]) => (
            <Field key={field} label={t(header)} required={isNeeded ?? false}>
              <Select
                placeholder={t('Not in the file')}
                options={options}
                value={columns[field] === null || columns[field] === undefined ? '' : String(columns[field])}
                onValueChange={(value) => setColumns({ ...columns, [field]: value === '' ? null : Number(value) })}
              />
            </Field>
          ))}
        </Grid>
        {missing.length > 0 && (
          <Text tone="muted">{t('Not assigned yet: {columns}.', { columns: missing.map((name) => t(name)).join(', ') })}</Text>
        )}
        {blocking.text && <Text>{blocking.text}</Text>}
        <Inline>
          <Button
            variant={imported.state === 'checked' ? 'secondary' : 'primary'}
            disabled={missing.length > 0 || blocking.isRefused}
            loading={actions.pending === 'check'}
            loadingText={t('Checking...')}
            onClick={() => void actions.run(() => onCheck(columns), 'Failed to check the lines.', 'check')}
          >
            {imported.state === 'mapping' ? t('Check every line') : t('Check again')}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

function Decision({ imported, onApply, actions }: Pick<ImportReviewProps, 'imported' | 'onApply'> & { actions: Actions }) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('00:00');
  const [isConfirming, setConfirming] = useState(false);
  const blocking = useBlocking(imported, 'apply');
  const counts = imported.counts ?? { new: 0, changed: 0, same: 0, wrong: 0 };
  const touched = counts.new + counts.changed;
  const moment = day === '' ? undefined : instantAt(day, time, timeZone);
  /** The time was cleared, or the year has too many digits. */
  const isInvalid = Number.isNaN(moment?.getTime());
  const at = moment && !isInvalid ? moment.toISOString() : null;
  const changing =
    touched === 1 ? t('1 line changes something.') : t('{count} lines change something.', { count: touched.toLocaleString(locale) });
  const leavingOut =
    counts.wrong === 1
      ? t('1 line with errors is skipped.')
      : t('{count} lines with errors are skipped.', { count: counts.wrong.toLocaleString(locale) });
  const leftOut = counts.wrong > 0 ? leavingOut : '';
  const apply = () => {
    setConfirming(false);
    void actions.run(() => onApply(at), 'Failed to apply it.', 'apply');
  };
  if (touched === 0) return <Text>{t('This file changes nothing.')}</Text>;
  return (
    <Section title={t('Apply')}>
      <Stack>
        <Text>{[changing, leftOut].filter(Boolean).join(' ')}</Text>
        <Grid columns={{ phone: 1, tablet: 2 }} gap="m">
          <Field label={t('On')} hint={t('Leave it blank to apply it immediately.')}>
            <DateInput value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
          <Field label={t('At')} error={isInvalid ? t('Enter a valid date and time.') : undefined}>
            <TimeInput value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
        </Grid>
        {blocking.text && <Text>{blocking.text}</Text>}
        <Inline>
          <Button
            variant="primary"
            disabled={blocking.isRefused || isInvalid}
            loading={actions.pending === 'apply'}
            loadingText={t('Sending...')}
            onClick={() => setConfirming(true)}
          >
            {at ? t('Apply later') : t('Apply now')}
          </Button>
        </Inline>
        {isConfirming && (
          <AlertDialog
            open
            onOpenChange={setConfirming}
            title={at ? t('Apply at {moment}?', { moment: formatDateTime(at, timeZone, locale) }) : t('Apply now?')}
            description={[changing, leftOut, t('You can undo it within a day.')].filter(Boolean).join(' ')}
            confirmText={t('Apply')}
            onConfirm={apply}
          />
        )}
      </Stack>
    </Section>
  );
}

function ImportStatus({ imported, onUndo, actions }: Pick<ImportReviewProps, 'imported' | 'onUndo'> & { actions: Actions }) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const [isConfirming, setConfirming] = useState(false);
  const blocking = useBlocking(imported, 'undo');
  const { state, progress, apply_at, applied_at, undo_until, undone_at, left, failure } = imported;
  const moment = (at: string | null) => (at ? formatDateTime(at, timeZone, locale) : '');
  if (isProcessing(state)) {
    return (
      <Stack>
        <Banner title={t(STATE_NAMES[state])} live>
          {imported.row_count === 1
            ? t('1 line. You can leave this page; the work continues.')
            : t('{count} lines. You can leave this page; the work continues.', { count: imported.row_count.toLocaleString(locale) })}
        </Banner>
        {progress && (
          // Outside of the live region: a number that changes every second is available to screen readers, but not announced.
          <ProgressBar
            label={t(STATE_NAMES[state])}
            value={progress.done}
            max={progress.of}
            valueText={t('{done} of {count} lines', {
              done: progress.done.toLocaleString(locale),
              count: progress.of.toLocaleString(locale),
            })}
          />
        )}
      </Stack>
    );
  }
  const undo = (label: ReactNode) => (
    <Button loading={actions.pending === 'undo'} loadingText={t('Sending...')} onClick={() => setConfirming(true)}>
      {label}
    </Button>
  );
  return (
    <>
      {state === 'scheduled' && (
        <Banner title={t('It will be applied at {moment}.', { moment: moment(apply_at) })} actions={undo(t('Cancel import'))}>
          {t('Nothing changes until then. If the affected records change first, it is not applied.')}
        </Banner>
      )}
      {state === 'applied' && (
        <Banner
          tone="positive"
          title={t('It was applied at {moment}.', { moment: moment(applied_at) })}
          actions={undo_until ? undo(t('Undo')) : undefined}
        >
          {undo_until
            ? [t('You can undo it until {moment}.', { moment: moment(undo_until) }), blocking.text].filter(Boolean).join(' ')
            : t('It can no longer be undone.')}
        </Banner>
      )}
      {state === 'undone' && (
        <Banner title={t('It was undone at {moment}.', { moment: moment(undone_at) })}>
          {left === 0
            ? t('Everything is as it was before.')
            : left === 1
              ? t('1 line stayed: it was changed since, concerns you, or concerns a disabled account.')
              : t('{count} lines stayed: they were changed since, concern you, or concern a disabled account.', {
                  count: left.toLocaleString(locale),
                })}
        </Banner>
      )}
      {failure && (state === 'stale' || state === 'failed' || state === 'applied') && (
        <Banner tone="critical" live>
          {t(failure)}
        </Banner>
      )}
      {isConfirming && (
        <AlertDialog
          open
          onOpenChange={setConfirming}
          title={state === 'scheduled' ? t('Cancel this import?') : t('Undo this import?')}
          description={state === 'scheduled' ? t('Nothing has been changed yet.') : t('What was changed since then stays as it is.')}
          confirmText={state === 'scheduled' ? t('Cancel import') : t('Undo')}
          cancelText={t('Keep it')}
          onConfirm={() => {
            setConfirming(false);
            void actions.run(onUndo, 'Failed to undo it.', 'undo');
          }}
        />
      )}
    </>
  );
}

const OPEN_STATES: readonly Import['state'][] = ['mapping', 'checked', 'stale', 'failed', 'undone'];

/** Reviews one import: its progress, its columns, the result of every row, and applying it at once or at a given time. */
export function ImportReview(props: ImportReviewProps) {
  const { imported, items, itemCount = items?.length, rowStatus, onRowStatusChange, onSaveWrong, error, onRetry, onLoadMore } = props;
  const { locale, translate: t } = useLocaleSettings();
  const actions = useAction();
  const { counts, state } = imported;
  const choose = useCallback((value: string) => onRowStatusChange(ROW_STATUS_VALUES.find((known) => known === value)), [onRowStatusChange]);
  return (
    <Stack gap="l">
      <ImportStatus {...props} actions={actions} />
      {actions.failure && <ErrorState description={actions.failure} />}
      {OPEN_STATES.includes(state) && <Columns {...props} actions={actions} />}
      {state === 'checked' && <Decision {...props} actions={actions} />}
      <Section title={t('Lines')}>
        <Stack>
          {counts && (
            <Inline justify="between">
              <Inline gap="xs">
                {ROW_STATUS_VALUES.map((each) => (
                  <Badge key={each} tone={ROW_STATUS_TONES[each]}>
                    {`${t(ROW_STATUS_NAMES[each])}: ${counts[each].toLocaleString(locale)}`}
                  </Badge>
                ))}
              </Inline>
              {counts.wrong > 0 && (
                <Button
                  size="s"
                  loading={actions.pending === 'save'}
                  loadingText={t('Exporting...')}
                  onClick={() => void actions.run(onSaveWrong, 'Failed to export the lines with errors.', 'save')}
                >
                  {t('Export the lines with errors')}
                </Button>
              )}
            </Inline>
          )}
          {counts && (
            <Field label={t('Show')}>
              <Select
                placeholder={t('All lines')}
                options={ROW_STATUS_VALUES.map((each) => ({ value: each, label: t(ROW_STATUS_NAMES[each]) }))}
                value={rowStatus ?? ''}
                onValueChange={choose}
              />
            </Field>
          )}
          <RecordList
            label={t('Lines')}
            density="compact"
            items={items}
            itemKey={keyOf}
            itemCount={itemCount}
            estimatedHeight={64}
            loadingText={t('Loading lines...')}
            blank={BLANK_RECORD}
            blankCount={6}
            empty={<Text tone="muted">{t('No such lines.')}</Text>}
            onLoadMore={onLoadMore}
            error={error}
            onRetry={onRetry}
          >
            {draw}
          </RecordList>
        </Stack>
      </Section>
    </Stack>
  );
}
