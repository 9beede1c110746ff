import { manyUserSkills } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { keys } from '../keys.ts';
import { testStore } from '../testStore.ts';
import { endorseOptimistically } from './endorseOptimistically.ts';

const [first, second, third] = manyUserSkills(3).map((skill, index) => ({ ...skill, _id: `u${index + 1}` }));
const key = keys.pendingUserSkills('technical');
const refusal = new ApiError({ status: 409, code: 'ALREADY_DECIDED', message: 'This was already endorsed.' });
const storeOf = (list: unknown) => testStore([[key, list]]);

describe('endorsing', () => {
  it('takes the item out of its list before the answer, and leaves it out', async () => {
    const { mutate, at } = storeOf([first, second, third]);
    const answer = await endorseOptimistically({
      mutate,
      key,
      id: 'u2',
      send: async () => {
        expect(at(key)).toEqual([first, third]);
        await mutate(key, [first, second, third], { revalidate: false });
        return 'done';
      },
    });
    expect(answer).toBe('done');
    expect(at(key)).toEqual([first, third]);
  });

  it('puts it back to its place when the call fails', async () => {
    const { mutate, at } = storeOf([first, second, third]);
    await expect(endorseOptimistically({ mutate, key, id: 'u2', send: () => Promise.reject(refusal) })).rejects.toBe(refusal);
    expect(at(key)).toEqual([first, second, third]);
  });

  it('does not bring it back twice, nor what was never there', async () => {
    const { mutate, at } = storeOf([first, second]);
    const send = async () => {
      await mutate(key, [second, first], { revalidate: false });
      throw refusal;
    };
    await endorseOptimistically({ mutate, key, id: 'u1', send }).catch(() => undefined);
    expect(at(key)).toEqual([second, first]);
    await endorseOptimistically({ mutate, key, id: 'gone', send: () => Promise.reject(refusal) }).catch(() => undefined);
    expect(at(key)).toEqual([second, first]);
  });

  it('works on a list that was not read yet', async () => {
    const { mutate, at } = storeOf(undefined);
    expect(await endorseOptimistically({ mutate, key, id: 'u1', send: async () => 'done' })).toBe('done');
    expect(at(key)).toBeUndefined();
  });
});
