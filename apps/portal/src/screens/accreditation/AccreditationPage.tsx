import {
  errorText,
  useAccreditation,
  useAccreditationRows,
  useExportAccreditation,
  useMissingAccreditationData,
} from '@quad/api-client/hooks';
import {
  ACCREDITATION_FORMATS,
  ACCREDITATION_SCREEN_TEXTS,
  ACCREDITATION_TEXTS,
  type AccreditationChoice,
  CHECK_MANUAL,
  MAX_ACADEMIC_YEARS,
} from '@quad/domain/accreditation';
import { formatLongDate } from '@quad/domain/time';
import {
  Button,
  DateInput,
  DropdownMenu,
  EmptyState,
  ErrorState,
  Field,
  Inline,
  Section,
  Select,
  Stack,
  Text,
  useLocaleSettings,
  useTranslate,
} from '@quad/ui';
import { AccreditationTable, MissingDataList } from '@quad/ui/features/accreditation';
import { saveFile } from '@quad/ui/features/downloads';
import { useAction } from '@quad/ui/features/forms';
import { useSearchParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useNow, useToday } from '../../app/useNow.ts';

/** /accreditation: the accreditation tables with their data, for people whom an administrator permits. */
export const AccreditationPage = inArea('recognition', Accreditation);

function Accreditation() {
  const t = useTranslate();
  const { data, error, retry } = useAccreditation();
  return (
    <SignedInShell title={t(ACCREDITATION_SCREEN_TEXTS.title)}>
      {error && !data ? (
        <ErrorState description={errorText(error, ACCREDITATION_SCREEN_TEXTS.choiceFailed)} onRetry={retry} />
      ) : !data ? (
        <Text role="status">{t(ACCREDITATION_SCREEN_TEXTS.choiceLoading)}</Text>
      ) : data.templates.length === 0 ? (
        <EmptyState title={t(ACCREDITATION_SCREEN_TEXTS.noOfficer)} description={t(ACCREDITATION_SCREEN_TEXTS.noOfficerHint)} />
      ) : (
        <SelectedTemplate choice={data} />
      )}
    </SignedInShell>
  );
}

/** Number of years shown by default. */
const YEARS = 5;

const yearOf = (tenure: string) => tenure.slice(0, 4);

/** The chosen template, years and reference day, which are kept in the URL. */
function SelectedTemplate({ choice: { templates, years } }: { choice: AccreditationChoice }) {
  const { locale, translate: t } = useLocaleSettings();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const { isPending, failure, run } = useAction();
  const exportFile = useExportAccreditation();
  const template = templates.find(({ _id }) => _id === params.get('template')) ?? templates[0];
  const choose = (name: string) => (value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  const options = years.map((year) => ({ value: yearOf(year), label: year }));
  const last = Math.max(
    0,
    options.findIndex(({ value }) => value === params.get('to')),
  );
  const to = options[last]?.value ?? '';
  // Years are sorted newest first. The slice contains no year after the last one and at most as many as a request may cover.
  const firsts = options.slice(last, last + MAX_ACADEMIC_YEARS);
  const from = firsts.find(({ value }) => value === params.get('from'))?.value ?? firsts.slice(0, YEARS).at(-1)?.value ?? '';
  const day = params.get('as_of') ?? '';
  const asOf = /^20\d\d-\d\d-\d\d$/.test(day) && day <= today ? day : undefined;
  if (!template) return null;
  const download = (format: (typeof ACCREDITATION_FORMATS)[number]) =>
    run(async () => {
      const file = await exportFile({ template_id: template._id, from: Number(from), to: Number(to), as_of: asOf ?? null, format });
      saveFile(`accreditation.${format}`, file, file.type);
    }, ACCREDITATION_SCREEN_TEXTS.fileFailed);
  return (
    <Stack gap="l">
      <Inline align="end">
        <Field label={t(ACCREDITATION_SCREEN_TEXTS.template)}>
          <Select
            value={template._id}
            onValueChange={choose('template')}
            options={templates.map(({ _id, name }) => ({ value: _id, label: t(name) }))}
          />
        </Field>
        <Field label={t(ACCREDITATION_SCREEN_TEXTS.from)}>
          <Select value={from} onValueChange={choose('from')} options={firsts} />
        </Field>
        <Field label={t(ACCREDITATION_SCREEN_TEXTS.to)}>
          <Select value={to} onValueChange={choose('to')} options={options} />
        </Field>
        <Field label={t(ACCREDITATION_SCREEN_TEXTS.asOf)} error={day && !asOf ? t(ACCREDITATION_TEXTS.asOf) : undefined}>
          <DateInput value={day} max={today} onChange={({ target }) => choose('as_of')(target.value)} />
        </Field>
        <DropdownMenu
          trigger={
            <Button variant="primary" loading={isPending}>
              {t(ACCREDITATION_SCREEN_TEXTS.download)}
            </Button>
          }
          items={ACCREDITATION_FORMATS.map((format) => ({
            id: format,
            label: t(ACCREDITATION_SCREEN_TEXTS[format]),
            onSelect: () => download(format),
          }))}
        />
      </Inline>
      {failure && <Text role="alert">{failure}</Text>}
      <Stack gap="xs" width="text">
        <Text size="s" tone="muted">
          {t(template.source)} {t(ACCREDITATION_SCREEN_TEXTS.dated, { day: formatLongDate(template.dated, 'UTC', locale) })}.{' '}
          {t(CHECK_MANUAL)}
        </Text>
        <Text size="s" tone="muted">
          {t(ACCREDITATION_SCREEN_TEXTS.zipHint)}
        </Text>
      </Stack>
      <TemplateRows key={`${template._id} ${from} ${to} ${asOf}`} {...{ template, from, to, asOf }} />
    </Stack>
  );
}

interface TemplateRowsProps {
  template: AccreditationChoice['templates'][number];
  from: string;
  to: string;
  asOf: string | undefined;
}

function TemplateRows({ template, from, to, asOf }: TemplateRowsProps) {
  const t = useTranslate();
  const now = useNow();
  const query = { template: template._id, from, to, as_of: asOf };
  const rows = useAccreditationRows(query);
  const missing = useMissingAccreditationData(query);
  const error = rows.error ?? missing.error;
  if (error && !rows.data)
    return (
      <ErrorState
        description={errorText(error, ACCREDITATION_SCREEN_TEXTS.failed)}
        onRetry={() => {
          rows.retry();
          missing.retry();
        }}
      />
    );
  if (!rows.data || !missing.data) return <Text role="status">{t(ACCREDITATION_SCREEN_TEXTS.loading)}</Text>;
  return (
    <Stack gap="l">
      <Section title={t(ACCREDITATION_SCREEN_TEXTS.missing)}>
        <MissingDataList groups={missing.data} now={now} />
      </Section>
      <Section title={t(ACCREDITATION_SCREEN_TEXTS.rows)}>
        <AccreditationTable template={template} rows={rows.data} now={now} onLoadMore={rows.hasMore ? rows.loadMore : undefined} />
      </Section>
    </Stack>
  );
}
