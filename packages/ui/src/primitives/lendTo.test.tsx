import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lendTo } from './lendTo.ts';

type Props = Record<string, (...args: unknown[]) => void>;

describe('lendTo', () => {
  it('adds a look to the own one, and leaves what the element says of itself', () => {
    const lent = lendTo(<form action="#own" className="own" title="Own" />, { className: 'look', title: 'Lent', id: 'lent' });
    expect([lent.type, lent.props]).toEqual(['form', { action: '#own', title: 'Own', id: 'lent', className: 'look own', ref: undefined }]);
  });

  it('has both handlers hear of it, the own one first, and one where there is one', () => {
    const [own, lent, alone] = [vi.fn(), vi.fn(), vi.fn()];
    const { onClick, onFocus } = lendTo(<button type="button" onClick={own} />, { className: '', onClick: lent, onFocus: alone })
      .props as Props;
    onClick?.('pressed');
    expect([own.mock.calls, lent.mock.calls]).toEqual([[['pressed']], [['pressed']]]);
    expect(own.mock.invocationCallOrder[0]).toBeLessThan(lent.mock.invocationCallOrder[0] ?? 0);
    expect(onFocus).toBe(alone);
  });

  it('gives the element to both refs', () => {
    const own = createRef<HTMLButtonElement>();
    const lent = vi.fn();
    const { ref } = lendTo(<button type="button" ref={own} />, { className: '', ref: lent }).props as Props;
    ref?.('element');
    expect([own.current, lent.mock.calls]).toEqual(['element', [['element']]]);
  });
});
