import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/ids.ts';
import { orgUnits, positions, skills } from '../../../db/schema.ts';
import { TEST_NOW, testApp } from '../../../testing/testApp.ts';

/** A server with data for histories. */
export interface Campus {
  readonly db: Database;
  readonly instituteId: string;
  readonly people: readonly string[];
  readonly units: readonly [string, string];
  readonly positionId: string;
  readonly skillId: string;
  close(): Promise<void>;
}

/** An institute with two units, five people, a position and a skill. */
export async function newCampus(): Promise<Campus> {
  const app = await testApp();
  const { db, instituteId } = app.context;
  const people = await Promise.all(Array.from({ length: 5 }, () => app.addUser()));
  const units = [newId(), newId()] as const;
  await db.insert(orgUnits).values(
    units.map((id, index) => ({
      instituteId,
      id,
      name: `Club ${index}`,
      type: 'Club' as const,
      category: 'scitech' as const,
      contactEmail: `club${index}@campus.example`,
    })),
  );
  const now = TEST_NOW;
  const position = { instituteId, id: newId(), unitId: units[0], title: 'Lead', positionType: 'Member', createdAt: now, updatedAt: now };
  await db.insert(positions).values(position);
  const skill = { instituteId, id: newId(), name: 'Solder', category: 'Craft', type: 'technical' as const, createdAt: now };
  await db.insert(skills).values(skill);
  return {
    db,
    instituteId,
    people: people.map(({ id }) => id),
    units,
    positionId: position.id,
    skillId: skill.id,
    close: () => app.close(),
  };
}
