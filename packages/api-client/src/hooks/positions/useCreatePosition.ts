import type { PositionRecord } from '@quad/domain/positions';
import { useSWRConfig } from 'swr';
import type { BodyOf } from '../../contract/endpoint.ts';
import { positions } from '../../contract/positions.contract.ts';
import { keys } from '../keys.ts';
import { useSubmit } from '../useSubmit.ts';

export type NewPosition = BodyOf<typeof positions.add>;

/** Creates a position in a unit; the list of positions is asked for again. */
export function useCreatePosition(): (position: NewPosition) => Promise<PositionRecord> {
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  return async (body) => {
    const created = await submit(positions.add, { body });
    void mutate(keys.positions);
    return created;
  };
}
