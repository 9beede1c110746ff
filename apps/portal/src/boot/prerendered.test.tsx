import { createClient } from '@quad/api-client/client';
import { events } from '@quad/api-client/contract';
import { ApiProvider, useEvents, useUpcomingEvents } from '@quad/api-client/hooks';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

const EVENT = { _id: 'e1', title: 'Robo Race', status: 'planned' };

const SERVED = {
  '/api/events/by-role/STUDENT?order=agenda&limit=100': { body: [{ ...EVENT, title: 'Sumo Bots' }], headers: { 'x-total-count': '1' } },
  '/api/events/events?from=2026-11-24&limit=20': { body: [EVENT] },
};

function Titles() {
  const { data: list = [], total } = useEvents('STUDENT');
  const { data: upcoming = [] } = useUpcomingEvents('2026-11-24');
  return `${[...list, ...upcoming].map(({ title }) => title).join(', ')} of ${total}`;
}

/** Server rendering calls React's hooks in the same way as hydration. */
function htmlOf(client: ReturnType<typeof createClient>): string {
  return renderToString(
    <ApiProvider client={client}>
      <Titles />
    </ApiProvider>,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('served responses of a prerendered page', () => {
  const newClient = () => createClient({ baseUrl: '', fetch: async () => Response.json({}), served: SERVED });

  it('still hydrate the page after 30 seconds, when calls no longer use them', () => {
    vi.useFakeTimers({ now: 0 });
    const client = newClient();
    const first = htmlOf(client);
    expect(first).toBe('Sumo Bots, Robo Race of 1');
    vi.setSystemTime(30_001);
    expect(client.served(events.byRole, { params: { role: 'STUDENT' }, query: { order: 'agenda', limit: 100 } })).toBeUndefined();
    expect(htmlOf(client)).toBe(first);
  });

  it('still hydrate the page after a write, and after another call has used them', async () => {
    const client = newClient();
    const first = htmlOf(client);
    await client.call(events.all, { query: { from: '2026-11-24', limit: 20 } });
    expect(htmlOf(client)).toBe(first);
    await client.call(events.create, { body: { title: 'Race', category: 'technical', organizing_unit_id: 'u1' } }).catch(() => {});
    expect(htmlOf(client)).toBe(first);
  });

  it('are not rendered after forgetServed', () => {
    const client = newClient();
    client.forgetServed();
    expect(htmlOf(client)).not.toContain('Robo');
  });
});
