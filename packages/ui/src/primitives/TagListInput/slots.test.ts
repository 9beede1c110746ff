import { describe, expect, it } from 'vitest';
import { slotsOf, withoutSlot, withSlot } from './slots.ts';

describe('tag list slots', () => {
  it('include one slot per text', () => {
    expect(slotsOf(['Acme', 'Globex'])).toEqual([
      { id: '1', text: 'Acme' },
      { id: '2', text: 'Globex' },
    ]);
  });

  it('include one empty slot for an empty list', () => {
    expect(slotsOf([])).toEqual([{ id: '1', text: '' }]);
    expect(slotsOf([], [{ id: '7', text: 'Acme' }])).toEqual([{ id: '7', text: '' }]);
  });

  it('keep their ids when the texts change', () => {
    const before = [
      { id: '4', text: 'Acme' },
      { id: '2', text: 'Globex' },
    ];
    expect(slotsOf(['Initech'], before)).toEqual([{ id: '4', text: 'Initech' }]);
    expect(slotsOf(['A', 'B', 'C'], before)).toEqual([
      { id: '4', text: 'A' },
      { id: '2', text: 'B' },
      { id: '5', text: 'C' },
    ]);
  });

  it('get a new unique id when one is added', () => {
    const added = withSlot([{ id: '9', text: 'Acme' }]);
    expect(added).toEqual([
      { id: '9', text: 'Acme' },
      { id: '10', text: '' },
    ]);
  });

  it('are removed one by one, and the last one is only cleared', () => {
    const two = slotsOf(['Acme', 'Globex']);
    expect(withoutSlot(two, 0)).toEqual([{ id: '2', text: 'Globex' }]);
    expect(withoutSlot([{ id: '2', text: 'Globex' }], 0)).toEqual([{ id: '2', text: '' }]);
  });
});
