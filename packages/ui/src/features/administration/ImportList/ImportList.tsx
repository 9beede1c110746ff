import { EXPORT_KINDS, ExportKind, IMPORT_KINDS, IMPORT_LIMITS, type Import, ImportKind, importColumns } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { FileSpreadsheet } from 'lucide-react';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { useAction } from '../../forms/useAction.ts';
import { type AdminListProps, AdminRecord, AdminRecords, namedOptions } from '../AdminRecords.tsx';
import { IMPORT_KIND_NAMES, STATE_NAMES, STATE_TONES } from '../texts.ts';

export interface ImportListProps extends AdminListProps<Import> {
  /** Returns the address of an import. */
  hrefOf: (imported: { _id: string }) => string;
  /** The kind that is selected initially. */
  kind?: ImportKind;
  /** Uploads a table and reports the progress. If the promise rejects, the file shows why. */
  onImport: (table: { kind: ImportKind; file: File; onProgress: (part: number) => void }) => Promise<unknown>;
  /** Exports the records of a kind that match a search. The button is busy while the promise is pending, and a rejection is shown. */
  onSave: (query: { kind: ExportKind; search: string }) => Promise<unknown>;
}

interface Sending {
  readonly file: File;
  readonly progress?: number;
  readonly error?: string;
}

/** Extensions too, because not every operating system knows the MIME type of a table. */
const TYPES = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

function SavedTable({ onSave, kind: firstKind }: Pick<ImportListProps, 'onSave'> & { kind: ExportKind }) {
  const t = useTranslate();
  const [kind, setKind] = useState<ExportKind>(firstKind);
  const [search, setSearch] = useState('');
  const saving = useAction();
  return (
    <Section
      title={t('Export a table')}
      subtitle={t('You can change the file and import it again. People, offices and units are exported from their own lists.')}
    >
      <Card padding="l" width="form">
        <Stack>
          <Grid columns={{ phone: 1, tablet: 2 }} gap="m">
            <Field label={t('What to export')}>
              <Select
                options={namedOptions(EXPORT_KINDS, (each) => t(IMPORT_KIND_NAMES[each]))}
                value={kind}
                onValueChange={(value) => setKind(v.is(ExportKind, value) ? value : kind)}
              />
            </Field>
            <Field
              label={t('Only with these words')}
              hint={t('Leave it blank to export everything.')}
              error={saving.failure && t(saving.failure)}
            >
              <TextInput value={search} onChange={({ target }) => setSearch(target.value)} />
            </Field>
          </Grid>
          <Inline>
            <Button
              loading={saving.isPending}
              loadingText={t('Exporting...')}
              onClick={() => void saving.run(() => onSave({ kind, search }), 'Failed to export the list.')}
            >
              {t('Export CSV')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Section>
  );
}

/** The recent imports, with a form for another one, which changes nothing yet, and one for exports. */
export function ImportList({ hrefOf, kind: firstKind = 'people', onImport, onSave, ...list }: ImportListProps) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const [kind, setKind] = useState<ImportKind>(firstKind);
  const [sending, setSending] = useState<Sending>();
  const upload = async ([file]: readonly File[]) => {
    if (!file) return;
    setSending({ file, progress: 0 });
    try {
      await onImport({ kind, file, onProgress: (progress) => setSending({ file, progress }) });
      setSending(undefined);
    } catch (failed) {
      setSending({ file, error: failureOf(failed, 'Failed to send the file.').message });
    }
  };
  const columns = importColumns(kind).map(([, { header, isNeeded }]) => (isNeeded ? header : `(${header})`));
  const draw = useCallback(
    (imported: Import) => (
      <AdminRecord
        title={
          <Link underline="hover" href={hrefOf(imported)}>
            {imported.file_name}
          </Link>
        }
        lines={[
          [
            t(IMPORT_KIND_NAMES[imported.kind]),
            imported.row_count === 1 ? t('1 line') : t('{count} lines', { count: imported.row_count.toLocaleString(locale) }),
            formatDateTime(imported.created_at, timeZone, locale),
            imported.created_by?.name,
          ]
            .filter(Boolean)
            .join(' · '),
        ]}
        end={<Badge tone={STATE_TONES[imported.state]}>{t(STATE_NAMES[imported.state])}</Badge>}
      />
    ),
    [hrefOf, t, locale, timeZone],
  );
  return (
    <Stack gap="l">
      <Section title={t('Import a table')} subtitle={t('Each line is checked first, and nothing changes until you confirm.')}>
        <Card padding="l" width="form">
          <Stack>
            <Field
              label={t('What the file contains')}
              hint={t('Its first line names the columns: {columns}.', { columns: columns.join(', ') })}
            >
              <Select
                options={namedOptions(IMPORT_KINDS, (each) => t(IMPORT_KIND_NAMES[each]))}
                value={kind}
                onValueChange={(value) => setKind(v.is(ImportKind, value) ? value : kind)}
              />
            </Field>
            <Field label={t('File')} group>
              <FileDrop
                types={TYPES}
                typesText={t('CSV or XLSX')}
                maxBytes={IMPORT_LIMITS.bytes}
                files={
                  sending
                    ? [
                        {
                          id: 'table',
                          name: sending.file.name,
                          size: sending.file.size,
                          progress: sending.progress,
                          error: sending.error && t(sending.error),
                        },
                      ]
                    : []
                }
                onAdd={(files) => void upload(files)}
                onRetry={() => sending && void upload([sending.file])}
                onRemove={sending?.error === undefined ? undefined : () => setSending(undefined)}
              />
            </Field>
          </Stack>
        </Card>
      </Section>
      <SavedTable onSave={onSave} kind={v.is(ExportKind, firstKind) ? firstKind : 'positions'} />
      <Section title={t('Recent imports')}>
        <AdminRecords
          {...list}
          label={t('Recent imports')}
          estimatedHeight={64}
          loadingText={t('Loading imports...')}
          blankCount={3}
          empty={{
            icon: FileSpreadsheet,
            title: t('No recent imports'),
            description: t('Imports are listed here for 30 days.'),
          }}
        >
          {draw}
        </AdminRecords>
      </Section>
    </Stack>
  );
}
