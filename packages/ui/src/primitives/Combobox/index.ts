export type { ComboboxOption } from '../combo/options.ts';
export * from './Combobox.tsx';
