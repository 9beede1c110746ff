import type { PositionHolderRecord } from '@quad/domain/positions';
import { useSWRConfig } from 'swr';
import type { BodyOf } from '../../contract/endpoint.ts';
import { positions } from '../../contract/positions.contract.ts';
import { isHoldingKey } from '../keys.ts';
import { useSubmit } from '../useSubmit.ts';

export type NewPositionHolder = BodyOf<typeof positions.addHolder>;

/** Appoints somebody to a position for a tenure; every list of holders is asked for again. */
export function useAppointHolder(): (holder: NewPositionHolder) => Promise<PositionHolderRecord> {
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  return async (body) => {
    const appointed = await submit(positions.addHolder, { body });
    void mutate(isHoldingKey);
    return appointed;
  };
}
