import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers refuse an address that changes with every key, and all that knows the address is drawn anew; so it follows when typing pauses. */
const WRITE_AFTER_MS = 1000;

/** Filters of a list as the address has them, each blank where it has none, and what keeps them there. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const [unwritten, setUnwritten] = useState<Readonly<Record<Name, string>>>();
  const initialFilters: Partial<Record<Name, string>> = {};
  for (const name of names) initialFilters[name] = params.get(name) ?? '';
  useEffect(() => {
    if (!unwritten) return;
    const write = () => {
      setUnwritten(undefined);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, word] of Object.entries<string>(unwritten)) {
            if (word === '') after.delete(name);
            else after.set(name, word);
          }
          return after;
        },
        { replace: true },
      );
    };
    const timer = window.setTimeout(write, WRITE_AFTER_MS);
    // Whoever goes elsewhere leaves the filter first: written later, this address would take theirs back.
    document.addEventListener('focusout', write);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('focusout', write);
    };
  }, [unwritten, setParams]);
  return { initialFilters, onFilter: setUnwritten };
}
