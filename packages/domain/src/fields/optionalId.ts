import * as v from 'valibot';
import { optionalText } from './text.ts';

/** The id of something that need not be chosen: '' and null both mean none. */
export const OptionalId = v.pipe(
  optionalText(100),
  v.transform((id) => (id === '' ? null : id)),
);
