export type { ComboboxOption } from '../combo/options.ts';
export type { OptionSearch } from '../combo/useOptionSearch.ts';
export * from './Combobox.tsx';
