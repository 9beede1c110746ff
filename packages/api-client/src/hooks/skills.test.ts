import { aSkill } from '@quad/domain/fixtures';
import type { CreateSkillInput } from '@quad/domain/skills';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/index.ts';
import { createSkillIds } from './skills.ts';

const rust: CreateSkillInput = { name: 'Rust', category: 'Programming', type: 'technical', description: '' };
const refusal = (status: number, body: unknown) => new ApiError({ status, code: 'DUPLICATE', message: 'No.', body });

describe('createSkillIds', () => {
  it('returns the ID of the created skill and creates it only once', async () => {
    const idOf = createSkillIds();
    const create = vi.fn(async () => aSkill({ _id: 's1' }));
    expect(await idOf(rust, create)).toBe('s1');
    expect(await idOf({ ...rust, name: ' RUST ', description: 'Systems.' }, create)).toBe('s1');
    expect(create).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledWith(rust);
  });

  it('creates one skill for each name and type', async () => {
    const idOf = createSkillIds();
    const create = vi.fn(async ({ type }: CreateSkillInput) => aSkill({ _id: type }));
    expect(await idOf(rust, create)).toBe('technical');
    expect(await idOf({ ...rust, type: 'sports' }, create)).toBe('sports');
  });

  it('returns the ID of the existing skill after a conflict', async () => {
    const create = () => Promise.reject(refusal(409, { message: 'It exists.', skill: { _id: 's7' } }));
    expect(await createSkillIds()(rust, create)).toBe('s7');
  });

  it.each([
    ['a conflict without a skill in the response', refusal(409, { message: 'In progress.' })],
    ['a conflict without a response body', refusal(409, undefined)],
    ['a refusal other than a conflict', refusal(400, { message: 'No.', skill: { _id: 's7' } })],
    ['an error that is not a response of the server', new Error('Unplugged.')],
  ])('throws after %s, and creates the skill on the next attempt', async (_, error) => {
    const idOf = createSkillIds();
    await expect(idOf(rust, () => Promise.reject(error))).rejects.toBe(error);
    expect(await idOf(rust, async () => aSkill({ _id: 's2' }))).toBe('s2');
  });
});
