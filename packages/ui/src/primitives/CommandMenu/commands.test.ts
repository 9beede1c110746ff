import { describe, expect, it } from 'vitest';
import { merged, narrowed } from './commands.ts';

const GO = {
  label: 'Go to',
  items: [
    { id: 'events', label: 'Events', href: '/events', keywords: 'calendar' },
    { id: 'skills', label: 'Skills', detail: 'Yours and others’', href: '/skills' },
  ],
};
const DO = { label: 'Do', items: [{ id: 'new', label: 'Create an event', onSelect: () => {} }] };

function idsOf(groups: ReturnType<typeof narrowed>): string[] {
  return groups.map(({ label, items }) => `${label}: ${items.map(({ id }) => id).join()}`);
}

describe('narrowed', () => {
  it('keeps all items for an empty query', () => expect(idsOf(narrowed([GO, DO], ' '))).toEqual(['Go to: events,skills', 'Do: new']));
  it('matches words in any order, ignoring accents and case', () => expect(idsOf(narrowed([GO, DO], 'EVENT créate'))).toEqual(['Do: new']));
  it('searches details and keywords too', () => {
    expect(idsOf(narrowed([GO, DO], 'others'))).toEqual(['Go to: skills']);
    expect(idsOf(narrowed([GO, DO], 'calendar'))).toEqual(['Go to: events']);
  });
  it('omits groups without matches', () => expect(narrowed([GO, DO], 'nothing of that')).toEqual([]));
});

describe('merged', () => {
  it('appends to a group with the same label and omits duplicates', () => {
    const found = {
      label: 'Go to',
      items: [
        { id: 'events', label: 'Events', href: '/events' },
        { id: 'p1', label: 'Meera Iyer', href: '/p1' },
      ],
    };
    expect(idsOf(merged([GO, DO, found]))).toEqual(['Go to: events,skills,p1', 'Do: new']);
  });
  it('omits a group without remaining items', () =>
    expect(idsOf(merged([GO, { ...GO, label: 'Recent' }]))).toEqual(['Go to: events,skills']));
});
