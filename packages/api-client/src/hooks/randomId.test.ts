import { expect, it, vi } from 'vitest';
import { randomId } from './randomId.ts';

it('is a random UUID of version 4, also without crypto.randomUUID', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(randomId()).not.toBe(randomId());
  vi.restoreAllMocks();
});
