// Plays two worlds that differ only in which of two people gave feedback anonymously, each at their own time within the same hour.
// Everything that anybody can read, receive (messages, mails) or cause must be the same in both (docs/security/threats.md).
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINE } from '../../testing/database.ts';
import { rounds } from '../../testing/tier.ts';
import { ATTACKS, differences, type GameResult, type NextRandomId, play } from './testing/anonymityGame.ts';

const { randomUUID } = crypto;
const nextRandomId: NextRandomId = { next: undefined };
beforeAll(() => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => (nextRandomId.next as ReturnType<typeof randomUUID> | undefined) ?? randomUUID());
  // Also affects modules that import it by name.
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const EVIDENCE = path.join(import.meta.dirname, '../../../../../docs/security/evidence.md');

/** The columns that the table in evidence.md concedes to a reader. */
function conceded(reader: string): string[] {
  const row = readFileSync(EVIDENCE, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${reader} `));
  if (!row) throw new Error(`evidence.md says nothing of ${reader}.`);
  return [...(row.split('|')[2] ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, column = '']) => column).sort();
}

const SEEDS = Array.from({ length: rounds(1, 5) }, (_, index) => (Number(process.env.GAME_SEED) || 20_261_124) + index);

describe.runIf(ENGINE === 'postgres').each(SEEDS)('anonymity between two possible givers (seed %d)', (seed) => {
  let worlds: Promise<readonly [GameResult, GameResult]> | undefined;
  const played = () => {
    worlds ??= (async () =>
      [await play({ giver: 'asha', seed }, nextRandomId), await play({ giver: 'binoy', seed }, nextRandomId)] as const)();
    return worlds;
  };
  afterAll(() => {
    worlds = undefined;
  });

  it('shows no difference in the portal, the change streams or the mails', async () => {
    const [one, other] = await played();
    expect(one.seen.size).toBeGreaterThan(1000);
    expect(differences(one.seen, other.seen)).toEqual([]);
  });

  it.each(ATTACKS)(
    'shows no difference to an attacker that takes over the account of a giver by %s',
    async (attack) => {
      const [one, other] = await played();
      expect(differences(one.taken[attack].seen, other.taken[attack].seen)).toEqual([]);
    },
    600_000,
  );

  it('compares runs in which feedback was listed, calls succeeded and accounts were taken over', async () => {
    for (const { seen, statuses, taken } of await played()) {
      for (const who of ['student', 'coordinator', 'secretary', 'president', 'administrator', 'complained of']) {
        expect(seen.get(`in its hour: ${who} GET /api/feedback/view-feedback`)).not.toContain('The one that counts.');
        expect(seen.get(`after its hour: ${who} GET /api/feedback/view-feedback`)).toContain('The one that counts.');
      }
      // Most calls must succeed and none may be rate limited: comparing refusals would prove nothing.
      expect(statuses.get(200)).toBeGreaterThan(1000);
      for (const attack of ATTACKS)
        expect([...taken[attack].seen.keys()].filter((key) => key.startsWith('taken: whoever took the account')).length).toBeGreaterThan(
          30,
        );
      for (const all of [statuses, ...ATTACKS.map((attack) => taken[attack].statuses)])
        expect([all.get(429), all.get(500), all.get(503)]).toEqual([undefined, undefined, undefined]);
    }
  });

  it.each(['a backup', 'the rows of the running database'] as const)(
    'differs in %s only in the columns listed in evidence.md',
    async (reader) => {
      const [one, other] = await played();
      expect(differences(one.rows[reader], other.rows[reader])).toEqual(conceded(reader));
    },
    600_000,
  );
});
