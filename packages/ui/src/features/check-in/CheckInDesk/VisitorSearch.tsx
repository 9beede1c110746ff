import { alreadyInText, CHECK_IN_TEXTS } from '@quad/domain/check-in';
import { formatTime } from '@quad/domain/time';
import { useEffect, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { facts, name, one } from './CheckInDesk.css.ts';

/** A person from the search. */
export interface FoundVisitor {
  readonly userId: string;
  readonly name: string;
  /** The roll number and address. */
  readonly detail: string;
  /** Whether the person has a place. */
  readonly registered: boolean;
  /** When the person checked in today; null if not. */
  readonly since: string | null;
}

export interface VisitorSearchProps {
  offline: boolean;
  loading: boolean;
  onSearch: (typed: string, signal: AbortSignal) => Promise<readonly FoundVisitor[]>;
  onCheckIn: (visitor: FoundVisitor) => void;
}

type Found = { readonly typed: string; readonly visitors?: readonly FoundVisitor[]; readonly problem?: string };

/** The results for the typed text; an outdated search is aborted. */
function useFound(typed: string, onSearch: VisitorSearchProps['onSearch']): Found | undefined {
  const [result, setResult] = useState<Found>();
  useEffect(() => {
    if (typed === '') return;
    const left = new AbortController();
    onSearch(typed, left.signal).then(
      (visitors) => !left.signal.aborted && setResult({ typed, visitors }),
      (error: unknown) => !left.signal.aborted && setResult({ typed, problem: failureOf(error, CHECK_IN_TEXTS.searchFailed).message }),
    );
    return () => left.abort();
  }, [typed, onSearch]);
  return result?.typed === typed ? result : undefined;
}

function Line({ visitor, loading, onCheckIn }: { visitor: FoundVisitor } & Pick<VisitorSearchProps, 'loading' | 'onCheckIn'>) {
  const settings = useLocaleSettings();
  const { timeZone, locale, translate: t } = settings;
  const nameId = `visitor-${visitor.userId}`;
  const stateText = visitor.since
    ? alreadyInText(formatTime(visitor.since, timeZone, locale), settings)
    : visitor.registered
      ? undefined
      : t(CHECK_IN_TEXTS.notRegistered);
  return (
    <li className={one}>
      <div>
        <p id={nameId} className={name}>
          {visitor.name}
        </p>
        <p className={facts}>{[visitor.detail, stateText].filter(Boolean).join(' · ')}</p>
      </div>
      {visitor.since === null && (
        <Button size="s" disabled={loading} aria-describedby={nameId} onClick={() => onCheckIn(visitor)}>
          {t(CHECK_IN_TEXTS.checkIn)}
        </Button>
      )}
    </li>
  );
}

/** Searches people by name, for those without a code. */
export function VisitorSearch({ offline, loading, onSearch, onCheckIn }: VisitorSearchProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const result = useFound(typed, onSearch);
  return (
    <Stack gap="s">
      <Field label={t(CHECK_IN_TEXTS.searchLabel)}>
        <SearchField placeholder={t(CHECK_IN_TEXTS.searchPlaceholder)} onSearch={(text) => setTyped(text)} />
      </Field>
      {offline && <Text tone="muted">{t(CHECK_IN_TEXTS.searchOffline)}</Text>}
      {typed !== '' && result?.problem && <ErrorState description={result.problem} />}
      {typed !== '' && result?.visitors?.length === 0 && <Text role="status">{t(CHECK_IN_TEXTS.nobodyFound)}</Text>}
      {typed !== '' && result?.visitors && result.visitors.length > 0 && (
        <ul>
          {result.visitors.map((visitor) => (
            <Line key={visitor.userId} visitor={visitor} loading={loading} onCheckIn={onCheckIn} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
