import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { type ComboboxOption, folded, search, searchable } from './options.ts';

/** From how many letters on somebody else is asked, and how long typing has to pause before. */
const SHORTEST = 2;
const PAUSE_MS = 300;

const MESSAGES = {
  short: 'Type at least {count} letters',
  asking: 'Searching...',
  failed: 'The search did not work. Type on to try again.',
} as const;

/** Asks for what fits what is typed; the signal says that the answer is not wanted any more. Rejected, the list says so. */
export type OptionSearch = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export interface OptionSearchOptions {
  /**
   * All that there is; where `onSearch` is given, what is known without asking.
   * @default []
   */
  options?: readonly ComboboxOption[];
  /** Asks for what fits the typed text; the signal says when nobody waits for the answer any more. */
  onSearch?: OptionSearch;
  /** Shown where nothing fits. */
  emptyText: string;
}

const NONE: readonly ComboboxOption[] = [];

/** The options that fit what is typed: prepared once for many searches, or asked for when typing pauses. */
export function useOptionSearch({ options = NONE, onSearch, emptyText }: OptionSearchOptions) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<{ typed: string; options: readonly ComboboxOption[] | undefined }>();
  const isAsked = onSearch !== undefined && folded(typed).replace(/\s/gu, '').length >= SHORTEST;
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (!isAsked) return;
    const asked = new AbortController();
    const settle = (found?: readonly ComboboxOption[]) => {
      if (!asked.signal.aborted) setAnswer({ typed, options: found });
    };
    const timer = window.setTimeout(() => {
      latest.current?.(typed.trim(), asked.signal).then(settle, () => settle());
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      asked.abort();
    };
  }, [isAsked, typed]);

  const isAnswered = answer?.typed === typed;
  const offered = isAsked ? (isAnswered && answer.options) || NONE : options;
  const prepared = useMemo(() => searchable(offered), [offered]);
  // What others found is looked through here too: not every server searches, and some answer with all that there is.
  const isNarrowed = !onSearch || isAsked;
  const found = useMemo(() => search(prepared, isNarrowed ? typed : ''), [prepared, isNarrowed, typed]);

  const nothing = found.length === 0 ? emptyText : undefined;
  const answered = answer?.options ? nothing : t(MESSAGES.failed);
  const asked = isAnswered ? answered : t(MESSAGES.asking);
  const message = onSearch ? (isAsked ? asked : t(MESSAGES.short, { count: SHORTEST })) : nothing;
  return {
    found,
    /** What the list says besides, or instead of, what was found. */
    message,
    setTyped: (text: string) => {
      setTyped(text);
      setAnswer(undefined);
    },
  };
}
