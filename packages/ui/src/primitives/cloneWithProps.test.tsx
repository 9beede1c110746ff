import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cloneWithProps } from './cloneWithProps.ts';

type Props = Record<string, (...args: unknown[]) => void>;

describe('cloneWithProps', () => {
  it('merges class names and keeps the existing props of the element', () => {
    const passed = cloneWithProps(<form action="#own" className="own" title="Own" />, {
      className: 'look',
      title: 'PassedProps',
      id: 'passed',
    });
    expect([passed.type, passed.props]).toEqual([
      'form',
      { action: '#own', title: 'Own', id: 'passed', className: 'look own', ref: undefined },
    ]);
  });

  it('calls both handlers, the one of the element first, and keeps a single handler unchanged', () => {
    const [own, passed, alone] = [vi.fn(), vi.fn(), vi.fn()];
    const { onClick, onFocus } = cloneWithProps(<button type="button" onClick={own} />, { className: '', onClick: passed, onFocus: alone })
      .props as Props;
    onClick?.('pressed');
    expect([own.mock.calls, passed.mock.calls]).toEqual([[['pressed']], [['pressed']]]);
    expect(own.mock.invocationCallOrder[0]).toBeLessThan(passed.mock.invocationCallOrder[0] ?? 0);
    expect(onFocus).toBe(alone);
  });

  it('passes the element to both refs', () => {
    const own = createRef<HTMLButtonElement>();
    const passed = vi.fn();
    const { ref } = cloneWithProps(<button type="button" ref={own} />, { className: '', ref: passed }).props as Props;
    ref?.('element');
    expect([own.current, passed.mock.calls]).toEqual(['element', [['element']]]);
  });
});
