import { manyAdminPeople, manyAdminUnits } from '@quad/domain/fixtures';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { useAdminList, useAdminWrite } from './administration.ts';
import { ClientContext } from './clientContext.ts';

interface ReaderProps {
  onRender: () => void;
}

function Reader({ onRender }: ReaderProps) {
  onRender();
  return null;
}

/** Renders a hook with a backend that responds to each call by its path and records the requests. */
function rendered<T>(useHook: () => T, answers: Readonly<Record<string, unknown>>) {
  const sent: { method: string; address: string; body: unknown }[] = [];
  const client = createClient({
    baseUrl: 'https://quad.example',
    async fetch(input, init) {
      const { pathname, search } = new URL(String(input));
      sent.push({ method: String(init?.method), address: `${pathname}${search}`, body: init?.body && JSON.parse(String(init.body)) });
      return Response.json(answers[pathname]);
    },
  });
  const results: T[] = [];
  const reader = createElement(Reader, { onRender: () => results.push(useHook()) });
  renderToString(createElement(ClientContext, { value: client }, reader));
  return { hook: results[0] as T, sent };
}

const [UNIT] = manyAdminUnits(1);

describe('useAdminWrite', () => {
  it('sends path parameters in the path and everything else in the body', async () => {
    const { hook: change, sent } = rendered(() => useAdminWrite('changeUnitState'), { '/api/admin/units/u1/state': UNIT });
    await expect(change({ unitId: 'u1', state: 'archived' })).resolves.toEqual(UNIT);
    expect(sent).toEqual([{ method: 'PUT', address: '/api/admin/units/u1/state', body: { state: 'archived' } }]);
  });

  it('sends no body when the call has none', async () => {
    const { hook: retry, sent } = rendered(() => useAdminWrite('retryWork'), { '/api/admin/work/w1/retry': { message: 'It is tried.' } });
    await expect(retry({ workId: 'w1' })).resolves.toEqual({ message: 'It is tried.' });
    expect(sent).toEqual([{ method: 'POST', address: '/api/admin/work/w1/retry', body: undefined }]);
  });
});

describe('useAdminList', () => {
  it('reads the whole filtered list without a limit', async () => {
    const { hook: list, sent } = rendered(() => useAdminList('people', { search: 'mehta', state: 'active' }), {
      '/api/admin/people': manyAdminPeople(2),
    });
    await expect(list.readAll()).resolves.toHaveLength(2);
    expect(sent).toEqual([{ method: 'GET', address: '/api/admin/people?search=mehta&state=active', body: undefined }]);
  });
});
