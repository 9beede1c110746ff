import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers refuse an address that changes with every key, so it follows a moment later. */
const WRITE_AFTER_MS = 1000;

/** Filters of a list as the address has them, each blank where it has none, and what keeps them there. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const initialFilters: Partial<Record<Name, string>> = {};
  for (const name of names) initialFilters[name] = params.get(name) ?? '';
  const write = (filters: Readonly<Record<Name, string>>) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of names) {
          if (filters[name] === '') after.delete(name);
          else after.set(name, filters[name]);
        }
        return after;
      },
      { replace: true },
    );
  };
  const onFilter = (filters: Readonly<Record<Name, string>>) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => write(filters), WRITE_AFTER_MS);
  };
  return { initialFilters, onFilter };
}
