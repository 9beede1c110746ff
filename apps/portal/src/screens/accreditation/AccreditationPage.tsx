import { errorText, useAccreditation, useAccreditationHoles, useAccreditationRows, useExportAccreditation } from '@quad/api-client/hooks';
import { ACCREDITATION_FORMATS, ACCREDITATION_SCREEN_TEXTS, type AccreditationChoice } from '@quad/domain/accreditation';
import { formatDay } from '@quad/domain/time';
import {
  Button,
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
import { AccreditationHoles, AccreditationTable } from '@quad/ui/features/accreditation';
import { saveFile } from '@quad/ui/features/saving';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AreaWords } from '../../app/AreaWords.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useNow } from '../../app/useNow.ts';

/** /accreditation: what accreditation asks for, filled in, for those whom an administrator lets. */
export function AccreditationPage() {
  return (
    <AreaWords area="recognition">
      <Accreditation />
    </AreaWords>
  );
}

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
        <Chosen choice={data} />
      )}
    </SignedInShell>
  );
}

/** So many years are shown at first. */
const YEARS = 5;

const yearOf = (tenure: string) => tenure.slice(0, 4);

/** A template and its years, which stand in the address. */
function Chosen({ choice: { templates, years } }: { choice: AccreditationChoice }) {
  const { locale, translate: t } = useLocaleSettings();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const takeFile = useExportAccreditation();
  const template = templates.find(({ _id }) => _id === params.get('template')) ?? templates[0];
  const choose = (name: string) => (value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  const options = years.map((year) => ({ value: yearOf(year), label: year }));
  const yearIn = (name: string, fallback: string) => options.find(({ value }) => value === params.get(name))?.value ?? fallback;
  const to = yearIn('to', options[0]?.value ?? '');
  const from = yearIn('from', options[Math.min(YEARS, options.length) - 1]?.value ?? '');
  if (!template) return null;
  const download = async (format: (typeof ACCREDITATION_FORMATS)[number]) => {
    setFailure(undefined);
    try {
      const file = await takeFile({ template_id: template._id, from: Number(from), to: Number(to), as_of: null, format });
      saveFile(`accreditation.${format}`, file, file.type);
    } catch (error) {
      setFailure(errorText(error, ACCREDITATION_SCREEN_TEXTS.fileFailed));
    }
  };
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
          <Select value={from} onValueChange={choose('from')} options={options} />
        </Field>
        <Field label={t(ACCREDITATION_SCREEN_TEXTS.to)}>
          <Select value={to} onValueChange={choose('to')} options={options} />
        </Field>
        <DropdownMenu
          trigger={<Button variant="primary">{t(ACCREDITATION_SCREEN_TEXTS.download)}</Button>}
          items={ACCREDITATION_FORMATS.map((format) => ({
            id: format,
            label: t(ACCREDITATION_SCREEN_TEXTS[format]),
            onSelect: () => download(format),
          }))}
        />
      </Inline>
      {failure && <Text role="alert">{failure}</Text>}
      <Text size="s" tone="muted">
        {template.source} {t(ACCREDITATION_SCREEN_TEXTS.dated, { day: formatDay(template.dated, 'UTC', locale, now) })}
      </Text>
      <Filled key={`${template._id} ${from} ${to}`} {...{ template, from, to }} />
    </Stack>
  );
}

function Filled({ template, from, to }: { template: AccreditationChoice['templates'][number]; from: string; to: string }) {
  const t = useTranslate();
  const now = useNow();
  const query = { template: template._id, from, to };
  const rows = useAccreditationRows(query);
  const holes = useAccreditationHoles(query);
  const error = rows.error ?? holes.error;
  if (error && !rows.data)
    return (
      <ErrorState
        description={errorText(error, ACCREDITATION_SCREEN_TEXTS.failed)}
        onRetry={() => {
          rows.retry();
          holes.retry();
        }}
      />
    );
  if (!rows.data || !holes.data) return <Text role="status">{t(ACCREDITATION_SCREEN_TEXTS.loading)}</Text>;
  return (
    <Stack gap="l">
      <Section title={t(ACCREDITATION_SCREEN_TEXTS.missing)}>
        <AccreditationHoles holes={holes.data} now={now} />
      </Section>
      <Section title={t(ACCREDITATION_SCREEN_TEXTS.rows)}>
        <AccreditationTable template={template} rows={rows.data} onLoadMore={rows.hasMore ? rows.loadMore : undefined} />
      </Section>
    </Stack>
  );
}
