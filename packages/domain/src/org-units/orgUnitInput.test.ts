import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OrgUnitInput, orgUnitInput } from './orgUnitInput.ts';

const right = { name: 'Chess Club', type: 'Club', category: 'sports', contact_info: { email: 'chess@campus.example' } };
const President = orgUnitInput({ role: 'PRESIDENT' });
const Gensec = orgUnitInput({ role: 'GENSEC_SPORTS' });

function errors(schema: v.GenericSchema<unknown, unknown>, input: unknown): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('OrgUnitInput', () => {
  it('fills in its defaults', () => {
    expect(v.parse(OrgUnitInput, right)).toEqual({
      ...right,
      description: '',
      parent_unit_id: null,
      hierarchy_level: 1,
      is_active: true,
      contact_info: { email: 'chess@campus.example', social_media: [] },
      budget_info: { allocated_budget: 0, spent_amount: 0 },
    });
  });

  it('drops social links without a platform or without an address', () => {
    const social_media = [
      { platform: 'Instagram', url: 'https://www.instagram.com/chess' },
      { platform: '', url: 'https://www.instagram.com/chess' },
      { platform: 'Instagram', url: ' ' },
    ];
    const unit = v.parse(OrgUnitInput, { ...right, contact_info: { email: 'chess@campus.example', social_media } });
    expect(unit.contact_info.social_media).toEqual([{ platform: 'Instagram', url: 'https://www.instagram.com/chess' }]);
  });

  it('reports each missing field', () => {
    expect(errors(President, {})).toEqual([
      ['name', 'Organization name is required.'],
      ['type', 'Organization type is required.'],
      ['category', 'Category is required.'],
      ['contact_info.email', 'Contact email is required.'],
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Organization name is required.'],
    [{ type: '' }, 'type', 'Organization type is required.'],
    [{ category: 'music' }, 'category', 'Choose one of the listed categories.'],
    [{ hierarchy_level: 0 }, 'hierarchy_level', 'Hierarchy level must be at least 1.'],
    [{ hierarchy_level: '1.5' }, 'hierarchy_level', 'Hierarchy level must be a whole number of at most 100.'],
    [{ contact_info: { email: ' ' } }, 'contact_info.email', 'Contact email is required.'],
    [{ contact_info: { email: 'chess' } }, 'contact_info.email', 'Please enter a valid email address.'],
    [{ budget_info: { allocated_budget: -1 } }, 'budget_info.allocated_budget', 'Enter an amount from 0 to 1,000,000,000.'],
    [
      { contact_info: { email: 'chess@campus.example', social_media: [{ platform: 'X', url: 'javascript:alert(1)' }] } },
      'contact_info.social_media',
      'Enter addresses that begin with https:// or http://.',
    ],
  ])('rejects %j', (change, field, message) => expect(errors(OrgUnitInput, { ...right, ...change })).toEqual([[field, message]]));
});

describe('orgUnitInput category', () => {
  it.each(['', null, undefined])('is required for the president but not for a general secretary when given as %j', (category) => {
    expect(errors(President, { ...right, category })).toEqual([['category', 'Category is required.']]);
    expect(errors(Gensec, { ...right, category })).toEqual([]);
  });
});
