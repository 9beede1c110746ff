import { errorText, type PagesRead, type Read } from '@quad/api-client/hooks';
import { Button, ErrorState, Inline, LoadingShape, Skeleton, Stack, Text, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/downloads';
import { type ReactNode, useCallback } from 'react';
import { searchedFor, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useAttempt } from './useAttempt.ts';

interface AdminSectionProps {
  /** What the section is for, or what to know before changing something. */
  description: string;
  /** Actions on the whole section. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of administration. */
export function AdminSection({ description, actions, children }: AdminSectionProps) {
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{description}</Text>
        <Inline>{actions}</Inline>
      </Inline>
      {children}
    </Stack>
  );
}

interface CsvExportButtonProps {
  /** Name of the file. */
  name: string;
  /** Creates its content. */
  createText: () => Promise<string>;
  children: ReactNode;
}

/** Saves a file that is created on demand. */
export function CsvExportButton({ name, createText, children }: CsvExportButtonProps) {
  const t = useTranslate();
  const { isBusy, attempt } = useAttempt('Failed to export the list.');
  return (
    <Button loading={isBusy} loadingText={t('Exporting...')} onClick={() => attempt(async () => saveFile(name, await createText()))}>
      {children}
    </Button>
  );
}

interface LoadedProps<Data> {
  read: Pick<Read<Data>, 'data' | 'error' | 'retry'>;
  loadingText: string;
  /** Shown if the server sends no message of its own. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a read, its loading state or its error. */
export function Loaded<Data>({ read: { data, error, retry }, loadingText, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState description={errorText(error, failed)} onRetry={retry} />;
  return (
    <LoadingShape label={loadingText}>
      <Skeleton shape="block" />
    </LoadingShape>
  );
}

/** Maps a paginated read to the props of a list; `failed` is shown if the server sends no message of its own. */
export function listProps<Item>({ data, total, error, retry, loadMore }: PagesRead<Item>, failed: string) {
  return { items: data, itemCount: total, error: error && errorText(error, failed), onRetry: retry, onLoadMore: loadMore };
}

/** The filters of a list. */
export interface ListFilters<Filters> {
  /** Filters that match everything. */
  readonly defaults: Filters;
  /** Tests the values of each filter except the search; values that fail are ignored. */
  readonly isAllowed: { readonly [Name in Exclude<keyof Filters, 'search'>]: (word: string) => boolean };
}

/** The filters of a list, kept in the URL, and the query that they make for the server. The argument must be stable. */
export function useListQuery<Filters extends { readonly [Name in keyof Filters]: string }>({ defaults, isAllowed }: ListFilters<Filters>) {
  const read = useCallback(
    ({ search = '', ...words }: Readonly<Record<string, string>>) => {
      const tests: Readonly<Record<string, (word: string) => boolean>> = isAllowed;
      const known = Object.entries(words).filter(([name, word]) => word !== '' && tests[name]?.(word));
      return { ...searchedFor(search), ...Object.fromEntries(known) };
    },
    [isAllowed],
  );
  const { bar, query } = useQueryFilters<string, object>(defaults, read);
  return { query, filters: bar.filters as unknown as Filters, onFiltersChange: (next: Filters) => bar.onFiltersChange({ ...next }) };
}

/** Returns a test whether a word is one of these. */
export function isOneOf(words: readonly string[]): (word: string) => boolean {
  return (word) => words.includes(word);
}
