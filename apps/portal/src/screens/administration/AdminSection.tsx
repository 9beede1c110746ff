import { errorText, type PagesRead, type Read } from '@quad/api-client/hooks';
import { Button, ErrorState, Inline, LoadingShape, Skeleton, Stack, Text, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/saving';
import { type ReactNode, useCallback } from 'react';
import { searchedFor, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useAttempt } from './useAttempt.ts';

interface AdminSectionProps {
  /** What it is for, or what is good to know before something is changed. */
  about: string;
  /** What can be done with all of it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of administration. */
export function AdminSection({ about, actions, children }: AdminSectionProps) {
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{about}</Text>
        <Inline>{actions}</Inline>
      </Inline>
      {children}
    </Stack>
  );
}

interface SaveButtonProps {
  /** What the file is called. */
  name: string;
  /** Makes what is in it. */
  make: () => Promise<string>;
  children: ReactNode;
}

/** Saves a file that is made when it is asked for. */
export function SaveButton({ name, make, children }: SaveButtonProps) {
  const t = useTranslate();
  const { isBusy, attempt } = useAttempt('Failed to export the list.');
  return (
    <Button loading={isBusy} loadingText={t('Exporting...')} onClick={() => attempt(async () => saveFile(name, await make()))}>
      {children}
    </Button>
  );
}

interface LoadedProps<Data> {
  read: Pick<Read<Data>, 'data' | 'error' | 'retry'>;
  loadingText: string;
  /** Said where the server has no sentence of its own. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** One thing that is read, once it is there. */
export function Loaded<Data>({ read: { data, error, retry }, loadingText, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState description={errorText(error, failed)} onRetry={retry} />;
  return (
    <LoadingShape label={loadingText}>
      <Skeleton shape="block" />
    </LoadingShape>
  );
}

/** What a list is given of what was read of it; `failed` is said where the server has no sentence of its own. */
export function listProps<Item>({ data, total, error, retry, loadMore }: PagesRead<Item>, failed: string) {
  return { items: data, itemCount: total, error: error && errorText(error, failed), onRetry: retry, onLoadMore: loadMore };
}

/** What a list is narrowed down by. */
export interface ListTerms<Filters> {
  /** What lets all through. */
  readonly blank: Filters;
  /** Of each filter but the search, the words that it may have; the list is not narrowed down by another one. */
  readonly allows: { readonly [Name in Exclude<keyof Filters, 'search'>]: (word: string) => boolean };
}

/** The filters of a list, kept in the address, and what of them the server is asked for. `terms` stay the same. */
export function useNarrowing<Filters extends { readonly [Name in keyof Filters]: string }>({ blank, allows }: ListTerms<Filters>) {
  const read = useCallback(
    ({ search = '', ...words }: Readonly<Record<string, string>>) => {
      const tests: Readonly<Record<string, (word: string) => boolean>> = allows;
      const known = Object.entries(words).filter(([name, word]) => word !== '' && tests[name]?.(word));
      return { ...searchedFor(search), ...Object.fromEntries(known) };
    },
    [allows],
  );
  const { bar, asked } = useQueryFilters<string, object>(blank, read);
  return { asked, filters: bar.filters as unknown as Filters, onFiltersChange: (next: Filters) => bar.onFiltersChange({ ...next }) };
}

/** The test whether a word is one of these. */
export function isOneOf(words: readonly string[]): (word: string) => boolean {
  return (word) => words.includes(word);
}
